/** Making tables and sitting down at them. */

import { makeTable, takeSeat } from './api';
import { sealOf } from './fairness';
import { settleOptions } from './options';
import { places, type Held } from './places.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';
import type { GameInfo, Holder, Json, NewTable, WantedSeat } from './types';

/** As whom this person plays. */
export function ownName(): string {
  return settings.name.trim() || t('page-player');
}

/** What we call somebody who has typed no name. */
function givenName(): string | undefined {
  return settings.name.trim() ? undefined : t('page-player');
}

/** What to call a person at a table from now on, because the page speaks another language. */
export function newName(held: Held | undefined, holder: Holder | undefined): string | null {
  const name = givenName();
  const isGiven = holder?.kind === 'person' && holder.name === held?.given;
  return name && isGiven && name !== holder.name ? name : null;
}

function ownSeat(): WantedSeat {
  return { kind: 'person', name: ownName(), language: settings.language };
}

/** Make a table with the person in the first seat, and go there. */
export async function openTable(
  game: string,
  others: WantedSeat[],
  options: Json = {},
  more: Partial<NewTable> = {},
): Promise<void> {
  const made = await makeTable({
    game,
    seats: [ownSeat(), ...others],
    options,
    takes_nonces: true,
    ...more,
  });
  const { table } = made.table;
  places.keep(table, game, {
    token: made.seats[0]?.token,
    seat: 0,
    given: givenName(),
    invite: made.invite,
    spectate: made.spectate,
    seal: sealOf(made.table),
  });
  router.go(`/table/${table}`);
}

/** What stands for a friend where somebody may choose between friends and levels of bots. */
export const FRIEND = 'friend';

/** Seats for friends and bots, as they were chosen. */
export function seatsOf(guests: readonly string[]): WantedSeat[] {
  return guests.map((guest) =>
    guest === FRIEND ? { kind: 'open' } : { kind: 'bot', level: guest },
  );
}

/** Begin a game at one press: alone, or against the easiest bot, and soon over. */
export async function startQuickly(info: GameInfo): Promise<void> {
  const others = info.alone ? [] : bots(1, info.levels[0] ?? '');
  await openTable(info.game, others, settleOptions(info, others.length + 1, info.quick));
}

export function bots(count: number, level: string): WantedSeat[] {
  return Array.from({ length: count }, () => ({ kind: 'bot', level }));
}

/** Take an open seat at a table, with an invitation or, where it is public, without. */
export async function sitDown(table: string, invite?: string): Promise<void> {
  const wanted = { name: ownName(), language: settings.language };
  const taken = await takeSeat(table, invite ? { ...wanted, invite } : wanted);
  places.keep(table, taken.table.game, {
    token: taken.token,
    seat: taken.seat,
    given: givenName(),
    invite,
    seal: sealOf(taken.table, places.find(table)?.seal),
  });
}
