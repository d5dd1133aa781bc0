import type { Guide } from '../../guide/guides';
import type { GameEvent } from '../../types';

type Square = [number, number, string];
const squaresOf = (move: GameEvent): Square[] => (move.cells as Square[] | undefined) ?? [];
/** The three red squares that the first move makes. */
const REDS = [
  [0, 0],
  [0, 1],
  [0, 2],
] as const;

export const guide: Guide = {
  example: {
    seat: 0,
    record: {
      format: 'formspiel-record/1',
      game: 'bits',
      edition: '2012',
      seats: 1,
      options: {},
      events: [
        { chance: 'task', card: '1' },
        { chance: 'start', seat: 0, tile: 'RB' },
        {
          seat: 0,
          place: 'RB',
          cells: [
            [0, 0, 'R'],
            [1, 0, 'B'],
          ],
        },
        { chance: 'card', tile: 'RR' },
      ],
    },
    next: [
      { chance: 'card', tile: 'RY' },
      { chance: 'card', tile: 'GG' },
      { chance: 'card', tile: 'GB' },
    ],
  },
  steps: [
    {},
    { wants: (move) => squaresOf(move).every(([x, y]) => x === 0 && (y === 1 || y === 2)) },
    {
      wants: (move) =>
        squaresOf(move).some(
          ([x, y, colour]) =>
            colour === 'R' && REDS.some(([a, b]) => Math.abs(a - x) + Math.abs(b - y) === 1),
        ),
    },
    { wants: () => true },
    {},
  ],
};
