/** Playing the square with a pointer: pick up, drag, tap, and let go over a goal. */

import { Drag } from './drag.svelte';
import type { Hand } from './hand.svelte';
import { covers, quarterAt } from './quarters';
import type { Taking } from './takings';

/** How much wider than the square its drawing is, on each side. */
export const MARGIN = 0.1;
/** How far beside the square a form is still held over it. */
const REACH = 0.5;

/** Milliseconds in which a second tap belongs to the first. */
const DOUBLE = 400;

export interface Board {
  hand: Hand;
  svg: () => SVGSVGElement | undefined;
  size: () => number;
  isMine: () => boolean;
  take: (taking: Taking) => void;
  /** It was let go where it was picked up; whether that is to make the move. */
  tapped: (taking: Taking) => boolean;
  confirm: () => void;
  /** Say what would be done now, or that it cannot be. */
  tell: (isDone: boolean) => void;
}

export class Pointer {
  private readonly drag = new Drag();
  /** When a tap has made a move. */
  private movedAt = -Infinity;
  constructor(private readonly board: Board) {}

  /** Where a form is carried beside the square, in pixels of the window. */
  get carriedAt(): { x: number; y: number } | null {
    const at = this.drag.at;
    return at && !this.isInSquare(this.spot(at.x, at.y)) ? at : null;
  }

  stop(): void {
    this.drag.stop();
  }

  /** Pick something up. */
  grab = (event: PointerEvent, taking: Taking): void => {
    if (!this.board.isMine() || event.button > 0 || !event.isPrimary) return;
    this.board.take(taking);
    this.follow(event, [0, 0], (up) => {
      if (this.board.tapped(taking)) this.confirm(up);
    });
  };

  /** The pointer went down on the square. */
  press = (event: PointerEvent): void => {
    const { hand, isMine } = this.board;
    if (!isMine() || event.button > 0 || !event.isPrimary) return;
    const [x, y] = this.spot(event.clientX, event.clientY);
    const under = quarterAt(x, y);
    const lies = hand.held && hand.goal === 'square' ? hand.place : null;
    if (lies && covers(lies.cells, under)) {
      // A tap on the ghost that was already there confirms it.
      this.follow(event, [x - lies.x - lies.width / 2, y - lies.y - lies.height / 2], this.confirm);
      return;
    }
    const taking = hand.takings.find(
      (one) => one.of === null && one !== hand.held && covers(one.cells ?? [], under),
    );
    if (taking) this.grab(event, taking);
    else if (hand.held) {
      this.aim(x, y);
      this.follow(event, [0, 0], () => {});
    }
  };

  /** Make the move, but none that came between the two taps of a double one. */
  private confirm = ({ timeStamp }: PointerEvent): void => {
    if (timeStamp - this.movedAt > DOUBLE) this.board.confirm();
    this.movedAt = timeStamp;
  };

  private aim(x: number, y: number): void {
    const { hand, tell } = this.board;
    const before = hand.move;
    hand.aim(x, y);
    if (hand.move !== before) tell(true);
  }

  /** Follow a pointer that holds the form `off` its middle. */
  private follow(
    event: PointerEvent,
    off: [number, number],
    tapped: (up: PointerEvent) => void,
  ): void {
    this.drag.start(event, {
      tapped,
      second: () => this.board.tell(this.board.hand.turn()),
      // What was pressed has the focus by then; the keys belong to the square.
      done: () => this.board.svg()?.focus({ preventScroll: true }),
      over: (clientX, clientY) => {
        const [x, y] = this.spot(clientX, clientY);
        if (this.isInSquare([x, y])) this.aim(x - off[0], y - off[1]);
        else this.overGoal(document.elementFromPoint(clientX, clientY));
      },
    });
  }

  private overGoal(under: Element | null): void {
    const { hand, tell } = this.board;
    const goal = under?.closest('[data-goal]')?.getAttribute('data-goal');
    if ((goal === 'stock' || goal === 'reserve') && goal !== hand.goal && hand.send(goal))
      tell(true);
  }

  /** Where a pointer is, in units of the square; the row at the bottom is 0. */
  private spot(clientX: number, clientY: number): [number, number] {
    const frame = this.board.svg()?.getBoundingClientRect();
    if (!frame) return [-REACH, -REACH];
    const size = this.board.size();
    const unit = (size + 2 * MARGIN) / frame.width;
    return [
      (clientX - frame.left) * unit - MARGIN,
      size + MARGIN - (clientY - frame.top) * unit,
    ];
  }

  private isInSquare([x, y]: [number, number]): boolean {
    const end = this.board.size() + REACH;
    return x > -REACH && y > -REACH && x < end && y < end;
  }
}
