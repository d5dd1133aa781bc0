/**
 * What the server tells, under the names that the page uses. The types are generated from what
 * the server declares (`make types`); here they are only given the types of a game's own.
 */

import type * as told from './schema';

export type {
  Best,
  ChangedRound,
  GameInfo,
  MadeTable,
  Phrase,
  Rank,
  Score,
  SentRecord,
  ShownPuzzle,
  ShownTable,
  Standing,
  TakenPlace,
} from './schema';

export type Language = told.OwnSeat['language'];
export type Presence = Omit<told.Presence, 'type'>;
export type Holder = told.ShownHolder;
export type GameOption = told.Option;
export type Offer = told.Choice;
export type RoundScore = told.ScoredRound;
export type Item = told.ScoredItem;
export type Picture = told.Drawn;
export type PictureLine = told.Mark[];
export type WantedSeat = told.NewTable['seats'][number];
export type NewTable = Pick<told.NewTable, 'game' | 'seats'> & Partial<told.NewTable>;

/** A JSON object whose keys a game decides. */
export type Json = Record<string, any>;

/** A move, a card, a roll: an event of the game as records have it. */
export type GameEvent = Json;

/** Something on a board: a cell, the quarters of a form, a name; only the game knows. */
export type Mark = unknown;

/** What one seat sees of a game. */
export type Sight<View = Json> = Omit<told.Sight, 'view' | 'closed' | 'moves'> & {
  view: View;
  closed: View | null;
  moves: GameEvent[];
};

/** What a seat sees of a record that was sent along: POST /api/sight. */
export type Sighted = Omit<told.Sighted, 'sight'> & { sight: Sight };

/** A move with the cards and rolls that belong to it. */
export type Step = Omit<told.Step, 'events'> & {
  events: (Omit<told.StepEvent, 'event'> & { event: GameEvent })[];
};
export type Steps = { steps: Step[] };

/** A moment at which people looked at the game; what they saw, if it was asked for. */
export type Stop = Omit<told.Stop, 'view'> & { view: Json | null };

export type Scene<View = Json> = Omit<told.Scene, 'view' | 'closed' | 'event'> & {
  view: View;
  closed: View | null;
  event: GameEvent | null;
};

/** What is in the box of a game: GET /api/games/{game}. */
export type Box<Components = Json> = Omit<told.Edition, 'components'> & {
  components: Components;
};

/** An event of the game in the log. */
export type EventEntry = Omit<told.EventEntry, 'event'> & { event: GameEvent };

/** An entry of the log; which keys it has depends on its kind. */
export type Entry = Exclude<told.ShownEntry, told.EventEntry> | EventEntry;

/** What has changed in what a seat sees. */
export type SightChanges = Omit<Sight, 'score'> &
  Partial<Pick<told.SightChanges, 'score'>> & { grown?: Growth[] | null };

/** The keys and places that lead to a list of a view, and what was added at its end. */
export type Growth = [path: (string | number)[], added: unknown[]];

type News = { entries: Entry[]; sight?: Sight | null };
type Changes = { changes?: SightChanges | null };

/** A message of the server. */
export type Inbound =
  | Exclude<told.Outbound, told.Welcome | told.Update>
  | (Omit<told.Welcome, keyof News> & News)
  | (Omit<told.Update, keyof News | keyof Changes> & News & Changes);

/** A move that is advised, and what it is worth. */
export type WeighedMove = Omit<told.WeighedMove, 'event'> & { event: GameEvent };

/** What was asked for as a hint: the best moves now, or what the last one cost. */
export type Advice = told.Advice;

/** A move that could have been made. */
export type BetterMove = Omit<told.BetterMove, 'event'> & { event: GameEvent };

/** A move of the seat that is reviewed. */
export type ReviewedMove<View = Json> = Omit<told.ReviewedMove, 'view' | 'made' | 'better'> & {
  view: View;
  made: GameEvent;
  better: BetterMove[];
};

/** The best that was possible in a round, move by move. */
export type BestLine = Omit<told.BestLine, 'steps'> & {
  steps: (Omit<told.BestStep, 'event' | 'view'> & { event: GameEvent; view: Json })[];
};

/** Luck and skill of one seat. */
export type Reviewed = Omit<told.Reviewed, 'moves'> & { moves: ReviewedMove[] };

/** An event of the game with its words. */
export type StepEvent = Omit<told.StepEvent, 'event'> & { event: GameEvent };

/** What some moves of a puzzle lead to: POST /api/puzzles/{game}/{puzzle}/tries. */
export type TriedPuzzle = Omit<told.TriedPuzzle, 'sight' | 'events'> & {
  sight: Sight;
  events: StepEvent[];
};

export type {
  BegunGame,
  ChallengeGame,
  Dailies,
  DailyGame,
  Entry as EnteredChallenge,
  MadeChallenge,
  OwnGame,
  Par,
  ResultRow,
  Results,
  ShownChallenge,
  TriedPacking,
} from './schema';

/** What somebody did in a game of a challenge, card by card. */
export type ShownBoards = Omit<told.ShownBoards, 'steps' | 'placements'> & {
  steps: (Omit<told.BoardStep, 'events' | 'view'> & { events: StepEvent[]; view: Json })[];
  placements: Json[] | null;
};

/** How an event stands, as the WebSocket of the challenge tells it. */
export type EventStanding = told.StandingMessage;
