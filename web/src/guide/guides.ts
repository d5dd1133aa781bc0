/** Guided first rounds: the folders of the games have them; a game without one has none. */

import type { Example } from '../rules/trial.svelte';
import type { GameEvent, Json } from '../types';

/** One sentence of a guide; its text is `guide-<game>-<number>`. */
export interface Step {
  /** Which moves the sentence asks for; where nothing is said, it is only read. */
  wants?: (move: GameEvent, view: Json) => boolean;
  /** Which of these moves is made for whoever would rather watch; any, where nothing is said. */
  shows?: (move: GameEvent) => boolean;
}

export interface Guide {
  /** Where it begins, and what chance and others decide on the way. */
  example: Example;
  steps: Step[];
}

const found = import.meta.glob<Guide>('../games/*/guide.ts', { import: 'guide' });
const pathOf = (game: string) => `../games/${game}/guide.ts`;

export const hasGuide = (game: string) => pathOf(game) in found;

/** The guide of a game, loaded when somebody wants it; null where there is none. */
export async function loadGuide(game: string): Promise<Guide | null> {
  return (await found[pathOf(game)]?.()) ?? null;
}

const KEY = 'formspiel.guided';
const MOST = 100;

/** Of which games a guide has been offered on this device: once is enough. */
export const offered = {
  /** Note that it is offered now; whether it was not before. */
  add(game: string): boolean {
    let known: unknown = [];
    try {
      known = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    } catch {
      // What cannot be read was never offered.
    }
    const games = Array.isArray(known) ? known.filter((one) => typeof one === 'string') : [];
    if (games.includes(game)) return false;
    try {
      localStorage.setItem(KEY, JSON.stringify([...games, game].slice(-MOST)));
    } catch {
      // A browser that keeps nothing would ask each time: it is not asked at all.
      return false;
    }
    return true;
  },
};
