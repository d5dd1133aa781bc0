/** How the games of this device stand, asked of the server where nobody looks at them. */

import { Refusal, showStanding } from '../api';
import { places, type Held, type Known } from '../places.svelte';
import { seatNames } from '../seats';
import { t } from '../texts.svelte';
import type { ShownTable, Sight, Standing } from '../types';
import { endFor, results } from './results.svelte';

/** So many tables are asked for at a time; the server is not asked without end. */
const MOST_ASKED = 30;
const GONE = ['no_such_table', 'archived', 'bad_token', 'no_token', 'broken_table'];

function knownFrom({ table, to_act, scores, winners, round }: Standing): Known {
  const seats = table.seats.map(({ kind, name, level, is_warm }) => ({
    kind,
    name,
    level,
    is_warm,
  }));
  return { seats, options: table.options, toAct: to_act, scores, winners, round };
}

/** How a game stands, as it is seen at its table. */
export function standingFrom(table: ShownTable, sight: Sight): Standing {
  const { to_act, scores, winners, ranks, score } = sight;
  return { table, to_act, scores, winners, ranks, round: Math.max(1, score.rounds.length) };
}

/** Keep how a game stands, and once it is over, what came of it. */
export function keepStanding(held: Held, standing: Standing): void {
  const { table: shown, scores, winners, ranks } = standing;
  const isOver = shown.is_over;
  places.keep(held.table, shown.game, { isOver, known: knownFrom(standing) });
  const { seat } = held;
  // Where moves can be taken back freely, points tell nothing.
  const isCounted = isOver && winners.length > 0;
  if (!isCounted || !held.token || seat === undefined || shown.is_practice) return;
  results.keep({
    table: held.table,
    game: shown.game,
    at: Date.now(),
    options: shown.options,
    seats: shown.seats.length,
    points: scores[seat] ?? 0,
    rank: ranks[seat] ?? null,
    end: endFor(seat, shown.seats.length, winners),
  });
}

/** Look how games stand now. What cannot be had stays as it was known. */
export async function refresh(all: readonly Held[]): Promise<void> {
  for (const held of all.slice(0, MOST_ASKED)) {
    try {
      keepStanding(held, await showStanding(held.table, held.token ?? held.spectate));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === 'offline') return;
      if (GONE.includes(error.code)) places.keep(held.table, held.game, { isGone: true });
    }
  }
}

/** With whom a game is played: "with Anna, Pebble", or alone. */
export function companyOf({ game, seat, known }: Held): string {
  if (!known) return '';
  if (seat === undefined) return t('mine-watched');
  // An open seat is told as what is waited for.
  const names = seatNames({ game, seats: known.seats }).filter(
    (_, index) => index !== seat && known.seats[index]?.kind !== 'open',
  );
  if (!names.length && known.seats.length > 1) return '';
  return names.length ? t('mine-against', { names: names.join(', ') }) : t('mine-alone');
}

/** Whose turn it is in a game that goes on. */
export function turnOf({ game, seat, known, isGone }: Held): string {
  if (isGone) return t('mine-gone');
  if (!known) return '';
  if (known.seats.some(({ kind }) => kind === 'open')) return t('mine-waiting');
  const [first] = known.toAct;
  if (first === undefined) return '';
  if (seat !== undefined && known.toAct.includes(seat)) return t('mine-your-turn');
  return t('mine-their-turn', { name: seatNames({ game, seats: known.seats })[first] ?? '' });
}

/** How a game stands, in a few words: "with Pebble · Round 2 · your turn". */
export function standingWords(held: Held): string {
  const round = held.known && !held.isGone ? t('mine-round', { round: held.known.round }) : '';
  return [companyOf(held), round, turnOf(held)].filter(Boolean).join(' · ');
}
