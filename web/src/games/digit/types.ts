/** DIGIT as the server shows it. */

export type { DigitComponents, DigitView } from './schema';

/** A move. */
export type { DigitMove as StickMove } from './schema';

/** A stick: its lower or left end, and whether it lies (h) or stands (v). */
export type Stick = [number, number, 'h' | 'v'];

/** What a reason for points is about: cards in hand, cards laid down, or extra moves. */
export type DigitMark = 'hand' | 'pile' | 'extra';

/** The answer of GET /api/games/digit/charts/distances. */
export interface Distances {
  edition: string;
  figures: string[];
  distances: number[][];
  lies: Stick[][][];
}
