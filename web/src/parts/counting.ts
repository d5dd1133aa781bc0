/** Counting out, as people at a table do: one reason for points after the other. */

/** So long a reason is marked, in milliseconds, unless there are many. */
const STEP = 700;
const MOST = 6000;

/** Step once through so many reasons, and then to none; how to stop it. */
export function countOut(reasons: number, mark: (place: number | null) => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let next = 0;
  const timer = setInterval(() => {
    const isDone = next >= reasons;
    if (isDone) clearInterval(timer);
    mark(isDone ? null : next);
    next += 1;
  }, Math.min(STEP, MOST / reasons));
  return () => clearInterval(timer);
}

/** Counting out that leaves the marks to who points at a reason. */
export class Counting {
  private stop = () => {};

  constructor(private readonly mark: (place: number | null) => void) {}

  /** Count so many reasons out; how to stop it. */
  begin(reasons: number): () => void {
    this.stop = countOut(reasons, this.mark);
    return this.stop;
  }

  /** Mark what somebody points at: from then on nothing else is. */
  readonly point = (place: number | null): void => {
    this.stop();
    this.mark(place);
  };
}
