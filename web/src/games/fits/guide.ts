import type { Guide } from '../../guide/guides';
import type { GameEvent } from '../../types';

type Cell = [number, number];
const cellsOf = (move: GameEvent): Cell[] => (move.cells as Cell[] | undefined) ?? [];
const covers = (move: GameEvent, column: number, row: number) =>
  cellsOf(move).some(([x, y]) => x === column && y === row);

export const guide: Guide = {
  example: {
    seat: 0,
    record: {
      format: 'formspiel-record/1',
      game: 'fits',
      edition: '2009',
      seats: 1,
      options: { boards: ['1'] },
      events: [{ chance: 'start', seat: 0, piece: 'Y5' }],
    },
    next: [
      { chance: 'card', piece: 'O4' },
      { chance: 'card', piece: 'X5' },
      { chance: 'card', piece: 'L5' },
    ],
  },
  steps: [
    {},
    // Flat in the corner: the lowest row from the left, four fields of it.
    { wants: (move) => covers(move, 0, 0) && covers(move, 3, 0) },
    { wants: (move) => covers(move, 4, 0) && covers(move, 5, 0) },
    { wants: () => true },
    {},
  ],
};
