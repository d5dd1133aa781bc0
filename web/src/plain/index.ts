/** A game without a folder: drawn from its text picture and the list of choices. */

import type { Game } from '../games/game';
import Board from './Board.svelte';
import Middle from './Middle.svelte';

export function plainGame(id: string): Game {
  return { id, Board, Middle, usesPictures: true, round: () => '' };
}
