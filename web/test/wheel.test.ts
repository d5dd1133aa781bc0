import { describe, expect, it } from 'vitest';
import { Wheel } from '../src/wheel';

/** The steps of a wheel: what it sends, and after how many milliseconds each time. */
function steps(deltas: number[], every: number, deltaMode = 0): number[] {
  const wheel = new Wheel();
  return deltas.map((deltaY, n) => wheel.step({ deltaY, deltaMode }, n * every)).filter(Boolean);
}

describe('a wheel', () => {
  it('takes a step for every notch, up and down each its own way', () => {
    expect(steps([100, 100, -100, 100], 300)).toEqual([1, 1, -1, 1]);
    expect(steps([120, -120], 30)).toEqual([1, -1]);
    expect(steps([3, 3, -3], 300, 1)).toEqual([1, 1, -1]);
  });

  it('takes one step for a swipe, however long it runs out', () => {
    const swipe = [4, 12, 25, 40, 52, 48, 40, 31, 24, 18, 13, 9, 6, 4, 3, 2, 1, 1, 1];
    expect(steps(swipe, 16)).toEqual([1]);
    expect(steps(swipe.map((by) => -by), 16)).toEqual([-1]);
  });

  it('goes on where somebody goes on', () => {
    expect(steps(Array.from({ length: 60 }, () => 25), 16)).toEqual([1, 1, 1, 1]);
  });

  it('does nothing for a touch', () => {
    expect(steps([1, 2, 1], 16)).toEqual([]);
    expect(steps([20, 20], 1000)).toEqual([]);
  });
});
