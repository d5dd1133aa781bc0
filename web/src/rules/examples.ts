/** The small positions to try, loaded when they are first shown. */

import type { GameId } from '../types';
import type { Example } from './trial.svelte';

const files = import.meta.glob<Example>('./examples/*.json', { import: 'default' });

export async function loadExample(game: GameId, number: number): Promise<Example> {
  const read = files[`./examples/${game}-${number}.json`];
  if (!read) throw new Error(`there is no example ${number} of ${game}`);
  return read();
}
