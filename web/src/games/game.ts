/** What a game is to the page. Each game has a folder with an `index.ts` that exports one. */

import type { Component } from 'svelte';
import { tell } from '../texts.svelte';
import type {
  Box,
  GameEvent,
  GameId,
  Json,
  Mark,
  Rank,
  RoundScore,
  ShownTable,
  Sight,
} from '../types';

/**
 * What the large board of a game gets; the same for all games.
 *
 * The board draws, previews and reports. What is legal it learns from `sight.moves` alone. It
 * calls `play` only after the person has confirmed.
 */
export interface BoardProps<View = Json, Components = Json, Marked = [number, number]> {
  /** What is in the box. */
  box: Box<Components>;
  table: ShownTable;
  /** The view of the game, the legal moves, who is to act. */
  sight: Sight<View>;
  /** The own seat; null for a spectator. */
  seat: number | null;
  /** The names of all seats. */
  names: string[];
  /** Whether the own seat is to act, the connection is open and nothing is on its way. */
  isMine: boolean;
  canUndo: boolean;
  /** Send one of `sight.moves`. A refusal is shown by the frame. */
  play: (move: GameEvent) => void;
  undo: () => void;
  /** Say something to a screen reader, politely. */
  announce: (text: string) => void;
  /** What a reason for points is about on the own board, to be marked. */
  marks?: readonly Marked[];
}

/** What the small drawing of one seat's board gets, beside the table and in the replay. */
export interface SmallProps<View = Json, Components = Json, Marked = [number, number]> {
  box: Box<Components>;
  view: View;
  seat: number;
  /** What is to be marked. */
  marks?: readonly Marked[];
}

/** What the drawing of the middle of the table gets, in the replay. */
export type MiddleProps<View = Json, Components = Json> = Omit<
  SmallProps<View, Components>,
  'seat' | 'marks'
>;

export interface Game {
  id: GameId;
  Board: Component<BoardProps<Json, Json, Mark>>;
  Small: Component<SmallProps<Json, Json, Mark>>;
  /** What counts of one seat when a round is counted out, where `Small` does not show it all. */
  Counted?: Component<SmallProps<Json, Json, Mark>>;
  /** What all players share, where there is such a thing. */
  Middle?: Component<MiddleProps>;
  /** An event in words, as the catalogues have them; the seat's name is put before it. */
  describe: (event: GameEvent) => string;
  /** The round in words, for the head of the table: "Round 2 of 4". */
  round: (view: Json, table: ShownTable, box: Box) => string;
  /** A round in the list of points, where the server's title does not tell which it is. */
  title?: (round: RoundScore, view: Json) => string;
  /**
   * The view when a round ended, for drawing the boards once more when the next round has
   * begun: from the last view of the round with the moves that ended it, or from what the view
   * of now tells of it. Null where that is known no more.
   */
  closeRound: (before: Json, moves: GameEvent[], now: Json) => Json | null;
}

/** How many may play, for the form that makes a table; the server checks it. */
export interface Company {
  /** The options with which one plays alone; null where nobody can. */
  alone: Json | null;
  /** The most that can play together. */
  most: number;
}

export const COMPANY: Record<GameId, Company> = {
  fits: { alone: {}, most: 4 },
  bits: { alone: {}, most: 4 },
  quadrata: { alone: null, most: 4 },
  digit: { alone: { variant: 'solitaire' }, most: 4 },
};

export const TITLES: Record<GameId, string> = {
  fits: 'FITS',
  bits: 'BITS',
  quadrata: 'Quadrata',
  digit: 'DIGIT',
};

/** The page of a game, loaded when it is first needed. */
export async function loadGame(id: GameId): Promise<Game> {
  switch (id) {
    case 'fits':
      return (await import('./fits')).game;
    case 'bits':
      return (await import('./bits')).game;
    case 'quadrata':
      return (await import('./quadrata')).game;
    case 'digit':
      return (await import('./digit')).game;
  }
}

/** The name of a rank in a language. */
export function rankName(ranks: readonly Rank[], key: string, language: string): string {
  const names = ranks.find((rank) => rank.key === key)?.names ?? [];
  return names.find(([code]) => code === language)?.[1] ?? key;
}

/** A round in the list of points. */
export function titleOf(game: Game, round: RoundScore, view: Json): string {
  return game.title?.(round, view) ?? tell(round.title);
}

/** The round that is under way, or the last. */
export function lastRound(rounds: readonly RoundScore[]): RoundScore | undefined {
  return rounds.find((round) => !round.is_over) ?? rounds.at(-1);
}
