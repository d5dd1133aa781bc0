/** What the person holds, and where it is to go: a choice among the legal moves. */

import type { Quarter } from './quarters';
import { first, flip, middle, moveOf, nearest, obvious, shift, turn } from './takings';
import type { Place, Taking } from './takings';
import type { QuadrataMove, Where } from './types';

export class Hand {
  takings = $state.raw<Taking[]>([]);
  held = $state.raw<Taking | null>(null);
  place = $state.raw<Place | null>(null);
  goal = $state<Where>('square');
  /** What the keys point at while nothing is held. */
  pointed = $state.raw<Taking | null>(null);

  /** The point about which it turns: where it was put last. */
  private axis: [number, number] | undefined;

  readonly move: QuadrataMove | null = $derived(
    this.held ? moveOf(this.held, this.goal, this.place) : null,
  );

  constructor(
    /** How a form is drawn in the box. */
    private readonly drawn: (number: number) => Quarter[] | undefined,
    private readonly size: () => number,
  ) {}

  /** Other moves can be made now: begin anew. */
  deal(takings: Taking[]): void {
    this.takings = takings;
    this.putBack();
    this.pointed = null;
    const only = obvious(takings);
    if (only) this.take(only);
  }

  take(taking: Taking): void {
    const drawn = taking.cells ?? this.drawn(taking.number);
    const half = this.size() / 2;
    this.held = taking;
    this.pointed = taking;
    this.place = first(taking.places, drawn, half, half) ?? null;
    this.axis = this.place ? middle(this.place) : undefined;
    this.goal = this.place ? 'square' : taking.reserve ? 'reserve' : 'stock';
  }

  /** Take just what a move takes, and put it where it goes. */
  pick(move: QuadrataMove): boolean {
    for (const taking of this.takings) {
      const place = taking.places.find((one) => one.move === move);
      if (!place && taking.reserve !== move && taking.stock !== move) continue;
      this.take(taking);
      if (place) return this.lay(place);
      return this.send(taking.reserve === move ? 'reserve' : 'stock');
    }
    return false;
  }

  putBack(): void {
    [this.held, this.place, this.goal] = [null, null, 'square'];
  }

  /** Point at the next thing that may be taken, or at the one before. */
  point(by: -1 | 1): void {
    const at = this.pointed ? this.takings.indexOf(this.pointed) : by > 0 ? -1 : 0;
    this.pointed = this.takings.at((at + by) % this.takings.length) ?? null;
  }

  /** Put it aside instead, if that may be. */
  send(goal: 'reserve' | 'stock'): boolean {
    if (!this.held?.[goal]) return false;
    this.goal = goal;
    return true;
  }

  lay(place: Place | undefined, about = place && middle(place)): boolean {
    if (!place) return false;
    [this.place, this.goal, this.axis] = [place, 'square', about];
    return true;
  }

  /** Lay it as near to a point as it can lie so. */
  aim(x: number, y: number): boolean {
    const { held, place } = this;
    return !!held && !!place && this.lay(nearest(held.places, place.shape, x, y));
  }

  /** Shift it; below the square lies the reserve, and the stock is farther down. */
  step(dx: -1 | 0 | 1, dy: -1 | 0 | 1): boolean {
    const { held, place, goal } = this;
    if (!held) return false;
    if (goal !== 'square') {
      if (dy < 0) return goal === 'reserve' && this.send('stock');
      if (dy > 0) return (goal === 'stock' && this.send('reserve')) || this.lay(place ?? undefined);
      return false;
    }
    const next = place ? shift(held.places, place, dx, dy) : undefined;
    if (!next && dy < 0) return this.send('reserve') || this.send('stock');
    return this.lay(next);
  }

  turn(by: -1 | 1 = 1): boolean {
    const { held, place, axis } = this;
    return !!held && !!place && this.lay(turn(held.places, place, by, axis), axis);
  }

  flip(): boolean {
    const { held, place, axis } = this;
    return !!held && !!place && this.lay(flip(held.places, place, axis), axis);
  }
}
