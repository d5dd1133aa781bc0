/**
 * What bots do is shown one move at a time, so that it can be followed. Between what the server
 * has told and what is shown stands a short queue: moves of bots wait until the one before has
 * been seen, and all that comes after them waits behind them. Nothing waits that the person has
 * done, and nothing at all when it need not be seen: on a hidden page, after a loss, where
 * the person wants it so, or when too much has piled up.
 */

/** Between two moves of bots, in milliseconds. */
export const PAUSE = 700;
/** As long as what moves needs to come to rest. */
export const MOTION = 250;
/** More steps than these are not waited for. */
export const MOST = 8;

/** `own`: shown at once, with all before it; `bot`: seen for a while; `other`: in its turn. */
export type Kind = 'own' | 'bot' | 'other';

export interface PaceOptions {
  /** Whether nothing is to wait now. */
  isAtOnce: () => boolean;
  /** Told whenever it begins or ends that something waits. */
  onBehind: (isBehind: boolean) => void;
  now?: () => number;
}

interface Step {
  show: () => void;
  /** How long after the step before. */
  pause: number;
}

export class Pace {
  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;
  private readonly now: () => number;

  constructor(private readonly options: PaceOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** Show something when its turn has come. */
  add(kind: Kind, show: () => void, pause = PAUSE): void {
    const step = { show, pause: kind === 'bot' ? pause : 0 };
    const waits = kind === 'bot' || (kind === 'other' && this.isBehind);
    this.queue.push(step);
    if (!waits || this.queue.length > MOST || this.options.isAtOnce()) this.catchUp();
    else this.schedule();
  }

  /** Show all that waits. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.showNext();
  }

  /** Forget all that waits. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private schedule(): void {
    if (this.timer !== undefined) return;
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const wait = this.shownAt + next.pause - this.now();
      if (wait > 0) {
        this.options.onBehind(true);
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.showNext();
          this.schedule();
        }, wait);
        return;
      }
      this.showNext();
    }
  }

  private showNext(): void {
    const step = this.queue.shift();
    this.shownAt = this.now();
    // Who is shown the last step may act on it at once.
    if (!this.isBehind) this.options.onBehind(false);
    step?.show();
  }
}
