import type { Game } from '../game';
import Board from './Board.svelte';
import Counted from './Counted.svelte';
import Middle from './Middle.svelte';
import Small from './Small.svelte';
import type { DigitView } from './types';
import { describe, describeGame, describeVersion } from './words';

export const game: Game = {
  id: 'digit',
  Board: Board as unknown as Game['Board'],
  Small: Small as unknown as Game['Small'],
  Counted: Counted as unknown as NonNullable<Game['Counted']>,
  Middle: Middle as unknown as NonNullable<Game['Middle']>,
  describe,
  round: (view) => describeVersion(view as DigitView),
  title: (round, view) => describeGame(round, view as DigitView),
  closeRound: (_before, _moves, now) => (now.last ? { ...now, ...now.last } : null),
};
