/** The piece in the hand: how it is held and over which column, lowered to look, or set aside. */

import { t } from '../../texts.svelte';
import type { Cell } from '../../geometry';
import type { GameEvent } from '../../types';
import { first, flip, middleOf, placementsOf, shift, sorted, turn, type Placement } from './placements';

/** What the game knows of the piece that is to be laid. */
export interface Deal {
  moves: () => GameEvent[];
  /** The piece as it is drawn in the box. */
  drawn: () => Cell[] | undefined;
  columns: () => number;
  isMine: () => boolean;
  describe: (move: GameEvent) => string;
  announce: (text: string) => void;
  play: (move: GameEvent) => void;
}

export class Hand {
  held = $state.raw<Placement | null>(null);
  isAside = $state(false);
  isLowered = $state(false);
  /** Sent, and not yet answered: it lies there until it is. */
  isSent = $state(false);
  /** The column about which the piece turns: where it was put last. */
  private axis: number | undefined;

  // Another sight with the same moves leaves the hand as it is.
  private readonly moves = $derived.by(() => this.deal.moves());
  /** Every way in which the piece can lie. */
  readonly all = $derived.by(() => placementsOf(this.moves));
  /** The move that puts nothing down, if there is one. */
  readonly aside = $derived.by(
    () => this.moves.find((move) => !Array.isArray(move.cells)) ?? null,
  );
  /** All moves in an order to read them in. */
  readonly listed = $derived.by(() => [
    ...sorted(this.all, this.deal.drawn()).map((one) => one.move),
    ...this.moves.filter((move) => !Array.isArray(move.cells)),
  ]);
  /** The move that is made when it is confirmed. */
  readonly chosen = $derived.by(() => (this.isAside ? this.aside : (this.held?.move ?? null)));

  constructor(private readonly deal: Deal) {}

  get isMine(): boolean {
    return this.deal.isMine();
  }

  /** A new card, or a move taken back: hold the piece that is to be laid now. */
  renew(): void {
    const { all, held } = this;
    const same = held && all.find((one) => one.shape === held.shape && one.x === held.x);
    this.held = same ?? first(all, this.deal.drawn(), this.deal.columns()) ?? null;
    this.axis = this.held ? middleOf(this.held) : undefined;
    this.isAside = !this.held && this.aside !== null;
    this.isLowered = false;
    this.isSent = false;
  }

  hold(placement: Placement | undefined, about = placement && middleOf(placement)): void {
    const { isMine, describe, announce } = this.deal;
    if (!isMine()) return;
    this.axis = about;
    this.isLowered = false;
    if (!placement) {
      announce(t('board-no-way'));
      return;
    }
    const isNew = placement.move !== this.held?.move || this.isAside;
    this.held = placement;
    this.isAside = false;
    if (isNew) announce(describe(placement.move));
  }

  holdAside = (): void => {
    if (!this.isMine || !this.aside) return;
    this.isAside = true;
    this.isLowered = false;
    this.deal.announce(this.deal.describe(this.aside));
  };

  step = (by: -1 | 1): void => {
    if (this.held) this.hold(shift(this.all, this.held, by));
  };

  turn = (by: -1 | 1 = 1): void => {
    if (this.held) this.hold(turn(this.all, this.held, by, this.axis), this.axis);
  };

  flip = (): void => {
    if (this.held) this.hold(flip(this.all, this.held, this.axis), this.axis);
  };

  /** Look how the piece will lie. It is not played before it is confirmed. */
  lower = (): void => {
    if (!this.isMine || !this.held || this.isLowered) return;
    this.isAside = false;
    this.isLowered = true;
    this.deal.announce(this.deal.describe(this.held.move));
  };

  confirm = (): void => {
    if (!this.isMine || !this.chosen) return;
    this.isSent = true;
    this.deal.play(this.chosen);
  };

  /** Hold the piece as a move lays it. */
  choose = (move: GameEvent): void => {
    const found = this.all.find((one) => one.move === move);
    if (found) this.hold(found);
    else this.holdAside();
  };
}
