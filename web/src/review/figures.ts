/** Numbers of a review in the reader's language: points, or shares of a win in percent. */

import { settings } from '../settings.svelte';
import type { Reviewed } from '../types';

type Utility = Reviewed['utility'];

function write(value: number, utility: Utility): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return utility === 'win'
    ? value.toLocaleString(settings.language, { style: 'percent', ...digits })
    : value.toLocaleString(settings.language, digits);
}

/** A value as it is; with a real minus. */
export function plain(value: number, utility: Utility): string {
  const text = write(Math.abs(value), utility);
  return value < 0 && text !== write(0, utility) ? `−${text}` : text;
}

/** A gain or a loss, with its sign; nothing has none. */
export function gained(value: number, utility: Utility): string {
  const text = plain(value, utility);
  return value > 0 && text !== write(0, utility) ? `+${text}` : text;
}
