/** What the form of a new table offers of a game's options. The server checks what is chosen. */

import type { GameInfo, GameOption, Json, Offer } from './types';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The values to choose among, what is suggested first; none where anything may be given. */
export function offersOf(option: GameOption): Offer[] {
  const { kind, quick, choices, suggestion } = option;
  const listed = quick.length ? quick : kind === 'list' ? [] : choices;
  const isFlag = kind === 'flag' && !listed.length;
  const offers = isFlag ? [false, true].map((value) => ({ value, label: null })) : listed;
  if (!offers.length) return [];
  const first = offers.find(({ value }) => isSame(value, suggestion));
  return [
    first ?? { value: suggestion, label: null },
    ...offers.filter((offer) => offer !== first),
  ];
}

/** Whether an option can be chosen, with what is chosen so far. */
export function applies({ when }: GameOption, options: Json, isAlone: boolean): boolean {
  if (when.alone !== null && when.alone !== isAlone) return false;
  return Object.entries(when.options).every(([key, values]) =>
    values.some((value) => isSame(value, options[key])),
  );
}

/** The options of a table: what was chosen, and what is suggested where nothing was. */
export function settleOptions(info: GameInfo, isAlone: boolean, chosen: Json): Json {
  const found: Json = isAlone ? { ...info.alone } : {};
  for (const option of info.options) {
    // How one plays alone is no choice.
    if (isAlone && option.key in (info.alone ?? {})) continue;
    if (!applies(option, found, isAlone)) continue;
    found[option.key] = option.key in chosen ? chosen[option.key] : option.suggestion;
  }
  return found;
}
