/** The messages of docs/protocol.md, as far as the page reads them. */

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
  game: string;
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
  /** The moves in words, in the same order. */
  phrases: Phrase[];
  can_undo: boolean;
  score: Score;
  /** If a round has just ended: the view when it did, to be drawn once more. */
  closed: View | null;
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
  /** The event in words, unless it is hidden. */
  phrase?: Phrase;
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

/** One line of a text picture: marks, each with the name of what it shows. */
export type PictureLine = { text: string; style: string }[];

/** GET /api/tables/{table}/picture: the view as text, with a move tried out on it. */
export interface Picture {
  number: number;
  lines: PictureLine[];
  notes: Phrase[];
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

/** A value that a form offers. The label is a key of the game's words; null: said as it is. */
export interface Offer {
  value: unknown;
  label: string | null;
}

/** What people may choose about a game when they make a table. */
export interface GameOption {
  /** As records name it. */
  key: string;
  kind: 'list' | 'choice' | 'flag' | 'number';
  label: string;
  choices: Offer[];
  least: number | null;
  most: number | null;
  is_optional: boolean;
  default: unknown;
  /** What a new table is offered first. */
  suggestion: unknown;
  /** Values that are offered as one click. */
  quick: Offer[];
  /** Where it can be chosen: alone or not, and with which other options. */
  when: { alone: boolean | null; options: Record<string, unknown[]> };
}

/** A game as GET /api/games tells of it. */
export interface GameInfo {
  game: string;
  title: string;
  author: string;
  publisher: string;
  year: number;
  least_seats: number;
  most_seats: number;
  /** The options with which one plays alone; null where nobody can. */
  alone: Json | null;
  acts_together: boolean;
  levels: string[];
  has_solver: boolean;
  editions: string[];
  options: GameOption[];
  /** A sentence in each language. */
  about: Partial<Record<Language, string>>;
}

/** What is in the box of a game: GET /api/games/{game}. */
export interface Box<Components = Json> {
  game: string;
  edition: string;
  title: string;
  ranks: Rank[];
  components: Components;
}

export interface Scene<View = Json> {
  at: number;
  of: number;
  event: GameEvent | null;
  phrase: Phrase | null;
  view: View;
  scores: number[];
  picture?: PictureLine[] | null;
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
  | { kind: 'bot'; level: string };

export interface NewTable {
  game: string;
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
  | ({ type: 'best'; seat: number } & Best)
  | { type: 'pong'; at: number }
  | { type: 'closing'; code: string; sentence: string };
