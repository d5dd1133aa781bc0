/** The messages of docs/protocol.md, as far as the page reads them. */

export type GameId = 'fits' | 'bits' | 'quadrata' | 'digit';
export type Level = 'easy' | 'medium' | 'hard' | 'master';
export type Language = 'de' | 'en' | 'fr' | 'it' | 'nl';

/** A JSON object whose keys a game decides. */
export type Json = Record<string, any>;

/** A move, a card, a roll: an event of the game as records have it. */
export type GameEvent = Json;

export interface Holder {
  kind: 'open' | 'person' | 'bot';
  name: string;
  language: string;
  level: string;
  is_warm: boolean;
}

export interface ShownTable {
  table: string;
  game: GameId;
  edition: string;
  options: Json;
  title: string;
  is_public: boolean;
  is_practice: boolean;
  seats: Holder[];
  clock: { move_seconds: number; grace_seconds: number } | null;
  commitment: string;
  secret: string | null;
  has_begun: boolean;
  is_over: boolean;
  rematch_of: string | null;
  rematch: string | null;
}

export interface Sight<View = Json> {
  number: number;
  view: View;
  to_act: number[];
  moves: GameEvent[];
  scores: number[];
  winners: number[];
  ranks: (string | null)[];
  due: (number | null)[];
}

export interface Entry {
  number: number;
  kind: string;
  at?: number;
  seat?: number;
  event?: GameEvent;
  by?: string;
  text?: string;
  numbers?: number[];
  table?: string;
  name?: string;
  level?: string;
}

export interface Presence {
  seats: number[];
  watching: number;
}

export interface Phrase {
  key: string;
  values: Record<string, string | number>;
}

export interface RoundScore {
  title: Phrase;
  about: Json;
  is_over: boolean;
  scores: number[];
  items: Item[][];
}

/** Something on a board: a cell, the quarters of one form, or a name such as `reserve`. */
export type Mark = [number, number] | [number, number, string][] | string;

export interface Item {
  what: Phrase;
  points: number;
  /** What it is about on the board of its seat. */
  where: Mark[];
}

export interface Score {
  scores: number[];
  winners: number[];
  ranks: (string | null)[];
  rounds: RoundScore[];
}

/** What a seat sees of a record that was sent along: POST /api/sight. */
export interface Sighted {
  sight: Sight;
  score: Score;
  awaits_chance: boolean;
}

export interface Rank {
  key: string;
  least: number | null;
  names: [string, string][];
}

/** What is in the box of a game: GET /api/games/{game}. */
export interface Box<Components = Json> {
  game: GameId;
  edition: string;
  title: string;
  ranks: Rank[];
  components: Components;
}

export interface Scene<View = Json> {
  at: number;
  of: number;
  event: GameEvent | null;
  view: View;
  scores: number[];
}

export interface Best {
  is_ready: boolean;
  best: number | null;
  bound: number | null;
  proven: boolean;
  rounds: { round: number; best: number; bound: number; proven: boolean }[];
}

export interface MadeTable {
  table: ShownTable;
  seats: { seat: number; token: string }[];
  invite: string;
  spectate: string;
}

export type WantedSeat =
  | { kind: 'open' }
  | { kind: 'person'; name: string; language: Language }
  | { kind: 'bot'; level: Level };

export interface NewTable {
  game: GameId;
  seats: WantedSeat[];
  options?: Json;
  title?: string;
  is_public?: boolean;
  is_practice?: boolean;
}

export type Inbound =
  | {
      type: 'welcome';
      seat: number | null;
      table: ShownTable;
      number: number;
      entries: Entry[];
      sight?: Sight;
    }
  | {
      type: 'update';
      entries: Entry[];
      done?: { id: string; number: number }[];
      table?: ShownTable;
      sight?: Sight;
    }
  | ({ type: 'presence' } & Presence)
  | { type: 'error'; id: string | null; code: string; sentence: string; rule: string }
  | { type: 'pong'; at: number }
  | { type: 'closing'; code: string; sentence: string };
