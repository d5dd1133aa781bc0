/** Holding a piece with a pointer: drag it over the board or from its card, tap it to drop it. */

import type { Hand } from './hand.svelte';
import { nearest } from './placements';

/** A pointer that has moved so few pixels is a tap. */
const SLACK = 6;
/** Milliseconds in which a second tap belongs to the first. */
const DOUBLE = 400;

export interface Board {
  hand: Hand;
  svg: () => SVGSVGElement | undefined;
  /** How many rows are drawn, with the room over the top. */
  height: () => number;
}

/** A pointer that went down. */
interface Press {
  x: number;
  y: number;
  /** It went down on the ghost, so many columns off its middle; null if it did not. */
  off: number | null;
  hasMoved: boolean;
}

export class Pointer {
  /** Where the piece is carried beside the board, in pixels of the window. */
  carriedAt = $state.raw<{ x: number; y: number } | null>(null);
  private pressed: Press | null = null;
  /** The tap that made the last move. */
  private tapped: PointerEvent | null = null;

  constructor(private readonly board: Board) {}

  /** It went down on the board. */
  down = (event: PointerEvent): void => {
    const { hand } = this.board;
    if (!hand.isMine || event.button > 0 || !event.isPrimary || this.isDoubled(event)) return;
    this.follow(event);
    // On the ghost it is a tap until it moves, and the piece keeps its place under the finger.
    if (hand.held && this.isOnGhost(event))
      this.start(event, this.spot(event).column - hand.held.x - hand.held.width / 2);
    else this.aim(event);
  };

  /** The card in play is taken from where it lies. */
  grab = (event: PointerEvent): void => {
    const { hand, svg } = this.board;
    const isCard = (event.target as Element).closest('[data-grab]') !== null;
    if (!isCard || !hand.isMine || !hand.held || event.button > 0 || !event.isPrimary) return;
    event.preventDefault();
    svg()?.focus({ preventScroll: true });
    this.follow(event);
  };

  /** While one finger holds the piece, a second one turns it, wherever there is room for it. */
  second = (event: PointerEvent): void => {
    if (event.isPrimary || !this.pressed || (event.target as Element).closest('button')) return;
    this.pressed.hasMoved = true;
    this.board.hand.turn();
  };

  move = (event: PointerEvent): void => {
    const { pressed } = this;
    if (!event.isPrimary || !pressed) return;
    const { clientX: x, clientY: y } = event;
    if (Math.hypot(x - pressed.x, y - pressed.y) > SLACK) pressed.hasMoved = true;
    if (!pressed.hasMoved) return;
    const frame = this.board.svg()?.getBoundingClientRect();
    const isBeside =
      !frame || x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
    this.carriedAt = isBeside ? { x, y } : null;
    if (!isBeside) this.aim(event, pressed.off ?? 0);
  };

  up = (event: PointerEvent): void => {
    if (!event.isPrimary || !this.pressed) return;
    const { off, hasMoved } = this.pressed;
    this.letGo();
    // A tap on the ghost that was already there confirms it.
    if (off === null || hasMoved || !this.isOnGhost(event)) return;
    this.tapped = event;
    this.board.hand.confirm();
  };

  /** The browser has taken it for something else. */
  cancel = (event: PointerEvent): void => {
    if (event.isPrimary) this.letGo();
  };

  /** Whether it is the second tap of a double one: the ghost there is of the piece that came next. */
  private isDoubled({ clientX: x, clientY: y, timeStamp }: PointerEvent): boolean {
    const { tapped } = this;
    if (!tapped || timeStamp - tapped.timeStamp > DOUBLE) return false;
    return Math.hypot(x - tapped.clientX, y - tapped.clientY) <= SLACK;
  }

  private follow(event: PointerEvent): void {
    this.board.svg()?.setPointerCapture(event.pointerId);
    this.start(event, null);
  }

  private start({ clientX: x, clientY: y }: PointerEvent, off: number | null): void {
    this.pressed = { x, y, off, hasMoved: false };
  }

  private letGo(): void {
    [this.pressed, this.carriedAt] = [null, null];
  }

  private aim(event: PointerEvent, off = 0): void {
    const { hand } = this.board;
    if (!hand.held) return;
    const found = nearest(hand.all, hand.held.shape, this.spot(event).column - off);
    if (found && (found !== hand.held || hand.isAside)) hand.hold(found);
  }

  /** Where it is, in cells: the column, and the row from below. */
  private spot(event: PointerEvent): { column: number; row: number } {
    const matrix = this.board.svg()?.getScreenCTM();
    if (!matrix) return { column: 0, row: 0 };
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { column: point.x, row: this.board.height() - point.y };
  }

  /** Whether it is on the piece as it will lie. */
  private isOnGhost(event: PointerEvent): boolean {
    const { held, isAside } = this.board.hand;
    const { column, row } = this.spot(event);
    const [x, y] = [Math.floor(column), Math.floor(row)];
    return !isAside && (held?.cells.some((cell) => cell[0] === x && cell[1] === y) ?? false);
  }
}
