/** A stick in the hand: which can be lifted and where it may go, from the legal moves alone. */

import { isSame, keyOf } from './sticks';
import type { Stick, StickMove } from './types';

export function liftable(moves: readonly StickMove[]): Stick[] {
  const found = new Map(moves.map((move) => [keyOf(move.from), move.from]));
  return [...found.values()];
}

/** Where a lifted stick may go. */
export function placesOf(moves: readonly StickMove[], lifted: Stick | null): Stick[] {
  return moves.filter((move) => isSame(move.from, lifted)).map((move) => move.to);
}

export function moveOf(
  moves: readonly StickMove[],
  from: Stick | null,
  to: Stick | null,
): StickMove | null {
  return moves.find((move) => isSame(move.from, from) && isSame(move.to, to)) ?? null;
}

/** The sticks as they would lie. */
export function sticksAfter(sticks: readonly Stick[], move: StickMove): Stick[] {
  return [...sticks.filter((stick) => !isSame(stick, move.from)), move.to];
}

/** Whose cards that can be seen show a figure. */
export function holdersOf(hands: readonly (string[] | null)[], figure: string | null): number[] {
  if (figure === null) return [];
  return hands.flatMap((hand, seat) => (hand?.includes(figure) ? [seat] : []));
}
