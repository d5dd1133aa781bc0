/** All games of a device as one file, and a file of another device read. */

import { MOST_TABLES, places, type Held } from '../places.svelte';
import { isHeld, isResult, onlyKnown } from './checks';
import { MOST_RESULTS, results, type Result } from './results.svelte';

const FORMAT = 'formspiel-games/1';
/** So many characters has a file at most; one that is full has less than half as many. */
export const LONGEST = 1_000_000;

/** Why a file is not taken; nothing has been changed. */
export class BadFile extends Error {
  constructor(readonly reason: 'large' | 'file') {
    super(reason);
  }
}

/** All tables and results, with the secrets that hold the seats. */
export function writeGames(tables: readonly Held[], done: readonly Result[]): string {
  return `${JSON.stringify({ format: FORMAT, tables, results: done }, null, 1)}\n`;
}

/** The tables and results of a file; a BadFile if it is not just what it should be. */
export function readGames(text: string): { tables: Held[]; results: Result[] } {
  if (text.length > LONGEST) throw new BadFile('large');
  let found: Record<string, unknown>;
  try {
    found = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new BadFile('file');
  }
  const { format, tables, results: done } = found ?? {};
  if (format !== FORMAT || !Array.isArray(tables) || !Array.isArray(done)) throw new BadFile('file');
  if (tables.length > MOST_TABLES || done.length > MOST_RESULTS) throw new BadFile('large');
  if (!tables.every(isHeld) || !done.every(isResult)) throw new BadFile('file');
  return {
    tables: tables.map((held) => onlyKnown(held, 'held')),
    results: done.map((result) => onlyKnown(result, 'result')),
  };
}

/** Take over what a file holds beside what is here; how much of it is new. */
export function takeGames(text: string): { tables: number; results: number } {
  const found = readGames(text);
  return { tables: places.add(found.tables), results: results.add(found.results) };
}
