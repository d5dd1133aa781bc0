/**
 * A wheel or a swipe in steps. A mouse sends one large number for every notch, a trackpad many
 * small ones, and more of them after the fingers have gone. The first step of a gesture comes
 * soon; for each further one it must go on for long. After a pause, or back the other way,
 * a gesture begins.
 */

/** In pixels. */
const FIRST = 40;
const FURTHER = 400;
/** Between two steps of a gesture, in milliseconds. */
const BETWEEN = 250;
/** A wheel that was still for so long begins anew. */
const STILL = 160;
const LINE = 40;
const PAGE = 400;

export class Wheel {
  private sum = 0;
  private heardAt = -Infinity;
  private steppedAt = -Infinity;
  private hasStepped = false;

  /** What a turn of the wheel does: 1 for a step down, -1 for a step up, 0 for none. */
  step({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>, now: number): -1 | 0 | 1 {
    const by = deltaY * (deltaMode === 1 ? LINE : deltaMode === 2 ? PAGE : 1);
    if (now - this.heardAt > STILL || by * this.sum < 0) {
      this.sum = 0;
      this.hasStepped = false;
    }
    this.heardAt = now;
    this.sum += by;
    const enough = this.hasStepped ? FURTHER : FIRST;
    const isTooSoon = this.hasStepped && now - this.steppedAt < BETWEEN;
    if (Math.abs(this.sum) < enough || isTooSoon) return 0;
    const step = this.sum > 0 ? 1 : -1;
    // So much was used, and its sign tells when the way changes.
    this.sum = step;
    this.hasStepped = true;
    this.steppedAt = now;
    return step;
  }
}

/** Let a wheel over an element take steps, instead of scrolling the page; what ends it. */
export function onWheelSteps(
  element: Element,
  isWanted: () => boolean,
  step: (by: -1 | 1) => void,
): () => void {
  const wheel = new Wheel();
  const onWheel = (event: Event) => {
    const turned = event as WheelEvent;
    const isSideways = Math.abs(turned.deltaX) > Math.abs(turned.deltaY);
    if (turned.ctrlKey || isSideways || !isWanted()) return;
    turned.preventDefault();
    const by = wheel.step(turned, turned.timeStamp);
    if (by) step(by);
  };
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => element.removeEventListener('wheel', onWheel);
}
