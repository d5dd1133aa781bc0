/** Holding a piece with the keys. */

import { isHeldDown } from '../../keys';
import type { Hand } from './hand.svelte';

/** Do with the piece what a key says; other keys are left to the page. */
export function press(event: KeyboardEvent, hand: Hand, undo: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const acts: Record<string, () => void> = {
    ArrowLeft: () => hand.step(-1),
    ArrowRight: () => hand.step(1),
    ArrowUp: () => hand.turn(),
    r: () => hand.turn(event.shiftKey ? -1 : 1),
    f: hand.flip,
    Enter: hand.confirm,
    ' ': hand.confirm,
    ArrowDown: hand.lower,
    s: hand.holdAside,
    u: undo,
  };
  const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  if (!isHeldDown(event)) act();
}
