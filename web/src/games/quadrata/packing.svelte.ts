/** Packing a square: what lies there, and the form in the hand. Whether all is right the server says. */

import { boundsOf, covers, flipped, settled, turned, type Quarter } from './quarters';

export interface Placement {
  number: number;
  cells: Quarter[];
}

export class Packing {
  laid = $state.raw<Placement[]>([]);
  number = $state<number | null>(null);
  /** The form in the hand, as it is turned. */
  private shape = $state.raw<Quarter[]>([]);
  private x = $state(0);
  private y = $state(0);

  constructor(
    readonly size: number,
    private readonly counts: Record<string, number>,
    private readonly forms: Record<string, { number: number; quarters: Quarter[] }>,
  ) {}

  left(number: number): number {
    const used = this.laid.filter((one) => one.number === number).length;
    return (this.counts[number] ?? 0) - used;
  }

  /** Where the form in the hand would lie. */
  get ghost(): Quarter[] {
    if (this.number === null) return [];
    return this.shape.map(([x, y, side]): Quarter => [x + this.x, y + this.y, side]);
  }

  /** Whether it has room there. */
  get fits(): boolean {
    return (
      this.number !== null && !this.laid.some(({ cells }) => this.ghost.some((one) => covers(cells, one)))
    );
  }

  take(number: number, cells?: Quarter[]): void {
    if (this.left(number) <= 0) return;
    const own = cells ?? this.forms[number]?.quarters ?? [];
    this.number = number;
    this.shape = settled(own);
    const { x, y } = cells ? boundsOf(cells) : { x: this.x, y: this.y };
    [this.x, this.y] = [x, y];
    this.keepInside();
  }

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keepInside();
  }

  /** So that the middle of the form is near a point of the square. */
  moveTo(x: number, y: number): void {
    const { width, height } = boundsOf(this.shape);
    this.x = Math.round(x - width / 2);
    this.y = Math.round(y - height / 2);
    this.keepInside();
  }

  turn(): void {
    if (this.number === null) return;
    this.shape = turned(this.shape);
    this.keepInside();
  }

  flip(): void {
    if (this.number === null) return;
    this.shape = flipped(this.shape);
    this.keepInside();
  }

  put(): void {
    this.number = null;
  }

  /** Lay the form down; the next of its number is taken, if there is one. */
  lay(): boolean {
    const { number } = this;
    if (number === null || !this.fits) return false;
    this.laid = [...this.laid, { number, cells: sorted(this.ghost) }];
    if (this.left(number) > 0) this.take(number);
    else this.number = null;
    return true;
  }

  /** Take a form that lies there into the hand. */
  lift(quarter: Quarter): boolean {
    const found = this.laid.find(({ cells }) => covers(cells, quarter));
    if (!found) return false;
    this.laid = this.laid.filter((one) => one !== found);
    this.take(found.number, found.cells);
    return true;
  }

  takeBack(): void {
    this.laid = this.laid.slice(0, -1);
  }

  clear(): void {
    this.laid = [];
    this.number = null;
  }

  private keepInside(): void {
    if (!this.shape.length) return;
    const { width, height } = boundsOf(this.shape);
    this.x = Math.max(0, Math.min(this.size - width, this.x));
    this.y = Math.max(0, Math.min(this.size - height, this.y));
  }
}

function sorted(cells: Quarter[]): Quarter[] {
  return cells.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
}
