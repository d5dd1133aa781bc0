/** What a game is to the page: games are found by their folder, whose `index.ts` exports one. */

import type { Component, Snippet } from 'svelte';
import { colon, tell } from '../texts.svelte';
import type {
  Box,
  Entry,
  EventEntry,
  GameEvent,
  Picture,
  PictureLine,
  Json,
  Mark,
  Phrase,
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
  /** Whose board is shown: the own seat's, or that of whom a spectator watches. */
  watched?: number;
  /** The names of all seats. */
  names: string[];
  /** Who is waited for, to be said where it is not the own turn. */
  status?: string;
  /** The button that takes a move back, to stand among those of the board. */
  takeBack?: Snippet;
  /** Whether the own seat is to act, the connection is open and nothing is on its way. */
  isMine: boolean;
  canUndo: boolean;
  /** Send one of `sight.moves`. A refusal is shown by the frame. */
  play: (move: GameEvent) => void;
  undo: () => void;
  /** Say something to a screen reader, politely. */
  announce: (text: string) => void;
  /** The events that this sight has come with, for what moves; none when the page opens. */
  happened?: readonly EventEntry[];
  /** What a reason for points is about on the own board, to be marked. */
  marks?: readonly Marked[];
  /** What the last move of whose board is shown has put on it, by `moved`. */
  latest?: readonly Marked[];
  /** Those of `sight.moves` that are advised, the best first, to be drawn with their numbers. */
  suggested?: readonly GameEvent[];
  /** The one of them that was chosen beside the board, anew with every press: it is taken into the hand. */
  picked?: { move: GameEvent } | null;
  /** The table as a text picture, with one of `sight.moves` tried out on it. */
  picture?: (move: number | null) => Promise<Picture>;
}

/** What the small drawing of one seat's board gets, beside the table and in the replay. */
export interface SmallProps<View = Json, Components = Json, Marked = [number, number]> {
  box: Box<Components>;
  view: View;
  seat: number;
  /** What is to be marked. */
  marks?: readonly Marked[];
  /** What the last move of the seat has put there, by `moved`. */
  latest?: readonly Marked[];
}

/** What the drawing of the middle of the table gets, in the replay. */
export type MiddleProps<View = Json, Components = Json> = Omit<
  SmallProps<View, Components>,
  'seat' | 'marks' | 'latest'
> & {
  /** The table as a text picture, for a game that `usesPictures`. */
  picture?: readonly PictureLine[] | null | undefined;
};

/** What the drawing of a moment gets: a board before a move, and moves drawn on it. */
export interface MomentProps<View = Json, Components = Json> {
  box: Box<Components>;
  /** What the seat saw when it was to move. */
  view: View;
  seat: number;
  /** The move that was made. */
  made: GameEvent;
  /** A move that was better or almost as good, as a ghost. */
  other: GameEvent | null;
}

/** What the drawing of a card to come gets, where it is known which come. */
export interface ComingProps<View = Json, Components = Json> {
  box: Box<Components>;
  view: View;
  seat: number;
  card: string;
}

/** What a square to be filled gets, in place of a game; without `change` it is only shown. */
export interface PackingProps<Components = Json, Placed = Json> {
  box: Box<Components>;
  /** What is to be filled with what. */
  task: Json;
  /** What lies there at first. */
  laid: readonly Placed[];
  /** Told whenever something else lies there. */
  change?: (laid: Placed[]) => void;
  announce?: (text: string) => void;
}

/** What a game's folder exports: how it is drawn and told, with the types that are its own. */
export interface GameOf<View, Components, Marked> {
  id: string;
  Board: Component<BoardProps<View, Components, Marked>>;
  /** One seat's board; missing where there is no drawing but the text picture. */
  Small?: Component<SmallProps<View, Components, Marked>>;
  /** What counts of one seat when a round is counted out, where `Small` does not show it all. */
  Counted?: Component<SmallProps<View, Components, Marked>>;
  /** A board with the move that was made and another as a ghost, for a review. */
  Moment?: Component<MomentProps<View, Components>>;
  /** A card to come, where its name says little. */
  Coming?: Component<ComingProps<View, Components>>;
  /** What is filled with given forms, where everybody gets the same. */
  Packing?: Component<PackingProps<Components, any>>;
  /** What all players share, where there is such a thing. */
  Middle?: Component<MiddleProps<View, Components>>;
  /** Whether the replay draws the text picture. */
  usesPictures?: boolean;
  /** Whether one looks at what the others have before a move, rather than after it. */
  looksAroundFirst?: boolean;
  /** The round in words, for the head of the table: "Round 2 of 4". */
  round: (view: View, table: ShownTable, box: Box<Components>) => string;
  /** How far a seat has come, where points say little before a round ends: "12/72". */
  progress?: (view: View, seat: number, box: Box<Components>) => string;
  /** A reason for points of the round under way, where the server's words would not do. */
  reason?: (what: Phrase, view: View, box: Box<Components>) => string | undefined;
  /** What happened between two moments, for the log, where no event tells it. */
  news?: (before: View, after: View, names: readonly string[], seat: number | null) => string[];
  /** A round in the list of points, by its place in it, where the server's title does not tell which it is. */
  title?: (round: RoundScore, view: View, at?: number) => string;
  /**
   * What the log says of an event, where the server's words for it would not do: who did what.
   * Nothing, if it is not worth a line. What came just before may say more about it.
   */
  logged?: (
    event: GameEvent,
    names: readonly string[],
    seat: number | null,
    before?: GameEvent,
  ) => string | undefined;
  /** The card that an event turned up, as `Coming` draws it. */
  turned?: (event: GameEvent) => string | null;
  /** What a move has put where on the board of its seat, to be marked. */
  moved?: (event: GameEvent) => Marked[];
  /** What points stand for, where the number alone would tell little: "12 extra moves". */
  inWords?: (points: number, view: View) => string | undefined;
  /** A move that is advised, where the server's words for it would be read off nothing on the board. */
  advised?: (event: GameEvent, view: View, names: readonly string[]) => string | undefined;
  /** Whether the server's words for a move name places that the board does not show now. */
  hasUnseenPlaces?: () => boolean;
  /** What the server says of an event, for the ear: in words where it uses signs. */
  spoken?: (phrase: Phrase, event: GameEvent) => Phrase;
}

/** A game of any kind: what its views and components look like only its folder knows. */
export type Game = GameOf<any, any, any>;

const found = import.meta.glob<Game>('./*/index.ts', { import: 'game' });

/** The page of a game, loaded when it is first needed. */
export async function loadGame(id: string): Promise<Game> {
  const read = found[`./${id}/index.ts`];
  return read ? read() : (await import('../plain')).plainGame(id);
}

/** The server's words for each of the legal moves. */
export function wording(
  { moves, phrases }: Sight<unknown>,
  names: readonly string[],
  spoken: (phrase: Phrase, event: GameEvent) => Phrase = (phrase) => phrase,
): (move: GameEvent) => string {
  const found = new Map(moves.map((move, index) => [move, phrases[index]]));
  return (move) => {
    const phrase = found.get(move);
    return phrase ? tell(spoken(phrase, move), names) : '';
  };
}

/** An entry of the log for those who read it: who did what, in words; nothing, if it is none. */
export function logged(
  game: Game,
  entry: Entry,
  names: readonly string[],
  seat: number | null,
  before?: Entry,
): string {
  if (entry.kind !== 'event') return '';
  const last = before?.kind === 'event' ? before.event : undefined;
  const own = game.logged?.(entry.event, names, seat, last);
  if (own !== undefined) return own;
  if (!entry.phrase) return '';
  const words = tell(game.spoken?.(entry.phrase, entry.event) ?? entry.phrase, names);
  const who = entry.by === 'chance' ? undefined : names[entry.event.seat as number];
  return who ? colon(who, words) : words;
}

/** What the last move of each seat that stands has put on its board, to be marked. */
export function latestOf(game: Game, entries: readonly Entry[]): ReadonlyMap<number, Mark[]> {
  const undone = new Set(entries.flatMap((one) => (one.kind === 'undone' ? one.numbers : [])));
  const found = new Map<number, Mark[]>();
  for (const entry of game.moved ? entries : [])
    if (entry.kind === 'event' && entry.by !== 'chance' && !undone.has(entry.number))
      found.set(entry.event.seat as number, game.moved?.(entry.event) ?? []);
  return found;
}

/** The name of a rank in a language. */
export function rankName(ranks: readonly Rank[], key: string, language: string): string {
  const names = ranks.find((rank) => rank.key === key)?.names ?? [];
  return names.find(([code]) => code === language)?.[1] ?? key;
}

/** A round in the list of points. */
export function titleOf(game: Game, round: RoundScore, view: Json, at?: number): string {
  return game.title?.(round, view, at) ?? tell(round.title);
}

/** The round that is under way, or the last. */
export function lastRound(rounds: readonly RoundScore[]): RoundScore | undefined {
  return rounds.find((round) => !round.is_over) ?? rounds.at(-1);
}
