import type { Game } from '../game';
import Board from './Board.svelte';
import Middle from './Middle.svelte';
import Small from './Small.svelte';
import type { DigitView } from './types';
import { describe, describeVersion } from './words';

export const game: Game = {
  id: 'digit',
  Board: Board as unknown as Game['Board'],
  Small: Small as unknown as Game['Small'],
  Middle: Middle as unknown as NonNullable<Game['Middle']>,
  describe,
  round: (view) => describeVersion(view as DigitView),
};
