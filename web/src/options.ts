/** What the form of a new table offers of a game's options. The server checks what is chosen. */

import type { GameInfo, GameOption, Json, Offer } from './types';

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a new table of so many is offered first. */
export function suggestedFor(option: GameOption, seats: number): unknown {
  const { suggestion, suggestions } = option;
  return String(seats) in suggestions ? suggestions[String(seats)] : suggestion;
}

/**
 * The values to choose among; none where anything may be given. Numbers stay in their order;
 * of other values what is suggested comes first.
 */
export function offersOf(option: GameOption): Offer[] {
  const { kind, quick, choices, suggestion } = option;
  const listed = quick.length ? quick : kind === 'list' ? [] : choices;
  const isFlag = kind === 'flag' && !listed.length;
  const offers = isFlag ? [false, true].map((value) => ({ value, label: null })) : listed;
  if (!offers.length) return [];
  const first = offers.find(({ value }) => isSame(value, suggestion));
  if (first && kind === 'number') return offers;
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

/** The options of a table for so many: what was chosen, and what is suggested where nothing was. */
export function settleOptions(info: GameInfo, seats: number, chosen: Json): Json {
  const isAlone = seats === 1;
  const found: Json = isAlone ? { ...info.alone } : {};
  for (const option of info.options) {
    // How one plays alone is no choice.
    if (isAlone && option.key in (info.alone ?? {})) continue;
    if (!applies(option, found, isAlone)) continue;
    found[option.key] = option.key in chosen ? chosen[option.key] : suggestedFor(option, seats);
  }
  return found;
}

/**
 * A game as an edition has it: where the parts of a list are components of the edition, which are
 * named like the option, those of the edition are offered.
 */
export function inEdition(info: GameInfo, components: Json): GameInfo {
  const options = info.options.map((option) => {
    const own: unknown = components[option.key];
    if (option.kind !== 'list' || typeof own !== 'object' || own === null) return option;
    const parts = Object.keys(own);
    const isHere = (value: unknown) =>
      Array.isArray(value) && value.every((part) => parts.includes(part as string));
    const { suggestion, choices } = option;
    const count = Array.isArray(suggestion) ? suggestion.length : 1;
    return {
      ...option,
      choices: parts.map(
        (value) => choices.find((one) => one.value === value) ?? { value, label: null },
      ),
      quick: option.quick.filter(({ value }) => isHere(value)),
      suggestion: isHere(suggestion) ? suggestion : parts.slice(0, count),
    };
  });
  return { ...info, options };
}

/** The edition of a table, if it is another than the usual one. */
export function unusualEdition(info: GameInfo | undefined, edition: string): string | null {
  return info && edition !== info.editions[0] ? edition : null;
}

/** How the parts of a list are chosen: as an offer (its index), as one of them, or one by one. */
export type Way = number | 'one' | 'own';

/** The way in which a list could have been chosen. */
export function wayTo(list: unknown[], offers: Offer[]): Way {
  const offer = offers.findIndex(({ value }) => isSame(value, list));
  if (offer >= 0) return offer;
  return list.length === 1 ? 'one' : 'own';
}

/** A list with one of its parts at another place. */
export function moved<Part>(list: readonly Part[], from: number, to: number): Part[] {
  const rest = list.filter((_, index) => index !== from);
  const part = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...part, ...rest.slice(to)];
}
