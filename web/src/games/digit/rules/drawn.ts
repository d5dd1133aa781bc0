/** Sticks drawn for the rules, as `drawn.json` has them: written as in records. */

import drawn from './drawn.json';
import type { Stick } from './Sticks.svelte';

const readStick = ([x, y, way]: (string | number)[]): Stick => [
  Number(x),
  Number(y),
  way === 'v' ? 'v' : 'h',
];

/** A figure, one of its sticks that moves, where it goes, and a card that shows what comes. */
export const moved = {
  sticks: drawn.moved.sticks.map(readStick),
  from: readStick(drawn.moved.from),
  to: readStick(drawn.moved.to),
  card: drawn.moved.card.map(readStick),
};

/** The same figure, turned and flipped. */
export const same = drawn.same.map((figure) => figure.map(readStick));
