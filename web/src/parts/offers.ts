/** The values of options in words. */

import { orAsIs, t } from '../texts.svelte';
import type { Offer } from '../types';

export function nameOf({ value, label }: Offer): string {
  if (label) return orAsIs(label);
  if (typeof value === 'boolean') return t(value ? 'new-yes' : 'new-no');
  return Array.isArray(value) ? value.join(', ') : String(value ?? '–');
}
