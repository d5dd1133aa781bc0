/** What is advised at a table: the best moves now, and what the last move cost. */

import { settings } from '../settings.svelte';
import type { TableStore } from '../table.svelte';
import type { Advice, GameEvent, WeighedMove } from '../types';

/** A move that is advised, as one of `sight.moves`. */
export interface Suggestion extends WeighedMove {
  move: GameEvent;
}

export class Advisor {
  /** The one that was chosen among those advised; the board takes it into the hand. */
  picked = $state.raw<{ move: GameEvent } | null>(null);
  /** Advice that is not looked at any more. */
  private closed = $state.raw<Advice | null>(null);
  /** What a move cost that was taken back because of it: what was better is now advised. */
  private better = $state.raw<Advice | null>(null);

  /** Whether there are hints for the person: the table says so, and the game is on. */
  readonly isThere = $derived.by(() => {
    const { table, seat } = this.store;
    return seat !== null && !!table && table.hints !== null && table.has_begun && !table.is_over;
  });
  /** Whether there is a coach: what a move cost is told only where it can be taken back. */
  readonly canCoach = $derived.by(
    () => this.isThere && (this.store.table?.is_practice ?? false),
  );
  readonly isCoached = $derived(this.canCoach && settings.coach);

  /** The number of the own last move that stands, or -1. */
  private readonly last = $derived.by(() => {
    const { entries, seat } = this.store;
    const undone = new Set(entries.flatMap((one) => (one.kind === 'undone' ? one.numbers : [])));
    const own = entries.findLast(
      (one) =>
        one.kind === 'event' &&
        one.by !== 'chance' &&
        one.event.seat === seat &&
        !undone.has(one.number),
    );
    return own?.number ?? -1;
  });

  /** The best moves now, the best first; none if nobody asked. */
  readonly moves = $derived.by<Suggestion[]>(() => {
    const { sight, isMine } = this.store;
    const given = this.better ?? this.store.advice;
    if (!this.isThere || !isMine || !sight || !given || given === this.closed) return [];
    if ((given.made && given !== this.better) || this.last > given.number) return [];
    const all = new Map(sight.moves.map((move) => [JSON.stringify(move), move]));
    return given.moves.flatMap((one) => {
      const move = all.get(JSON.stringify(one.event));
      return move ? [{ ...one, move }] : [];
    });
  });
  readonly utility = $derived.by(() => (this.better ?? this.store.advice)?.utility ?? 'points');
  readonly suggested = $derived(this.moves.map(({ move }) => move));

  /** What the own last move cost, once the coach has said so. */
  readonly cost = $derived.by<Advice | null>(() => {
    const { advice } = this.store;
    return this.isCoached && advice?.made && advice.number === this.last ? advice : null;
  });

  constructor(private readonly store: TableStore) {}

  /** Ask for the best moves, if they are not told already. */
  async ask(): Promise<void> {
    if (!this.isThere || !this.store.isMine || this.store.isAdvised || this.moves.length) return;
    [this.better, this.closed] = [null, null];
    await this.store.askHint();
  }

  /** Hear what the last move cost; for who has a coach, after every move. */
  async judge(): Promise<void> {
    this.forget();
    if (this.isCoached && this.last >= 0 && !this.store.isAdvised) await this.store.askHint(true);
  }

  /** Take the move back that was judged; what was better is advised then. */
  async takeBack(): Promise<void> {
    const { cost } = this;
    if (!cost) return;
    await this.store.undo();
    this.better = cost;
  }

  pick(move: GameEvent): void {
    this.picked = { move };
  }

  close(): void {
    this.closed = this.better ?? this.store.advice;
    this.better = null;
    this.picked = null;
  }

  /** Another move has been made. */
  forget(): void {
    [this.better, this.picked] = [null, null];
  }

  /** The number of the own last move, for who follows it. */
  get lastMove(): number {
    return this.last;
  }
}
