/** The small positions to try, loaded when they are first shown. */

import type { Example } from './trial.svelte';

const files = import.meta.glob<Example>('../games/*/examples/*.json', { import: 'default' });

export async function loadExample(game: string, number: number): Promise<Example> {
  const read = files[`../games/${game}/examples/${number}.json`];
  if (!read) throw new Error(`there is no example ${number} of ${game}`);
  return read();
}
