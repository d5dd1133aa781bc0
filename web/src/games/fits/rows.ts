/** A board for who cannot see it: which columns of which rows are covered. */

import type { Cell } from '../../geometry';

/** Columns in signs that need no language: 2–4, or 2 + 4 where one between is left out. */
export function writeColumns(columns: readonly number[]): string {
  const sorted = columns.toSorted((a, b) => a - b);
  const ends = sorted.filter((x) => !sorted.includes(x + 1));
  return sorted
    .filter((x) => !sorted.includes(x - 1))
    .map((start, run) => (start === ends[run] ? `${start}` : `${start}–${ends[run]}`))
    .join(' + ');
}

/** The rows with something in them, counted from 1 and from below, each with its columns. */
export function coveredRows(pieces: readonly (readonly Cell[])[]): [number, string][] {
  const rows = new Map<number, number[]>();
  for (const [x, y] of pieces.flat()) rows.set(y + 1, [...(rows.get(y + 1) ?? []), x + 1]);
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, columns]) => [row, writeColumns(columns)]);
}
