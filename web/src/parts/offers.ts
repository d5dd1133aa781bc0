/** Options and their values in words. */

import { applies, isSame, offersOf } from '../options';
import { colon, orAsIs, t } from '../texts.svelte';
import type { GameInfo, GameOption, Json, Offer } from '../types';

export function nameOf({ value, label }: Offer): string {
  if (label) return orAsIs(label);
  if (typeof value === 'boolean') return t(value ? 'new-yes' : 'new-no');
  return Array.isArray(value) ? value.join(', ') : String(value ?? '–');
}

/** A line about an option; empty where the game's words have none. */
export function helpOf({ label }: GameOption): string {
  return orAsIs(`help-${label}`, '');
}

/** What was agreed on at a table, option by option: "Rounds: 3". Needs the game's words. */
export function optionWords(info: GameInfo | undefined, options: Json): string[] {
  return (info?.options ?? [])
    .filter(({ key }) => options[key] !== undefined && options[key] !== null)
    .filter(({ key }) => info?.alone?.[key] !== options[key] || info?.alone?.[key] === undefined)
    .map((option) => {
      const value = options[option.key];
      const known = [...offersOf(option), ...option.choices];
      const offer = known.find((one) => isSame(one.value, value)) ?? { value, label: null };
      return colon(orAsIs(option.label), nameOf(offer));
    });
}

/** The same for who plays alone: without what then does not matter. */
export function wordsAlone(info: GameInfo, options: Json): string[] {
  const mattering = info.options.filter((option) => applies(option, options, true));
  return optionWords({ ...info, options: mattering }, options);
}
