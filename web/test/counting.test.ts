import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Reasons from '../src/parts/Reasons.svelte';
import { countOut } from '../src/parts/counting';
import { texts } from '../src/texts.svelte';
import type { Mark, Score } from '../src/types';

function move(isLess: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isLess }));
}

describe('counting out', () => {
  beforeAll(async () => {
    await texts.need('page');
    await texts.speak('en');
  });
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });

  it('goes once through all reasons, and then to none', () => {
    move(false);
    const seen: (number | null)[] = [];
    countOut(2, (place) => seen.push(place));
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([0, 1, null]);
  });

  it('can be stopped, and is not done where less motion is asked for', () => {
    const mark = vi.fn();
    move(false);
    countOut(2, mark)();
    move(true);
    countOut(2, mark);
    vi.advanceTimersByTime(10_000);
    expect(mark).not.toHaveBeenCalled();
  });

  it('is done with the last round when a game ends', () => {
    move(false);
    const item = (points: number, where: Mark[]) => ({
      what: { key: 'x', values: {} },
      points,
      where,
    });
    const round = { title: { key: 'x', values: {} }, about: {}, is_over: true, scores: [1] };
    const score: Score = {
      scores: [2],
      winners: [0],
      ranks: [null],
      rounds: [
        { ...round, items: [[item(1, ['pile'])]] },
        { ...round, items: [[item(2, ['hand']), item(-1, ['reserve'])]] },
      ],
    };
    const marked: Mark[][] = [];
    const mark = (found: Mark[]) => marked.push(found);
    const props = { score, seat: 0, names: ['Ann'], title: () => 'game 2', hasEnded: true, mark };
    const shown = mount(Reasons, { target: document.body, props });
    flushSync();
    vi.advanceTimersByTime(1_400);
    flushSync();
    expect(marked).toEqual([['hand'], ['reserve']]);
    expect(document.querySelector('li.marked')?.textContent).toContain('−1');
    vi.advanceTimersByTime(10_000);
    expect(marked.at(-1)).toEqual([]);
    void unmount(shown);
  });

  it('leaves the board to who points at a reason', () => {
    move(false);
    const what = { key: 'x', values: {} };
    const items = [[{ what, points: 1, where: ['hand'] }, { what, points: 2, where: ['pile'] }]];
    const round = { title: what, about: {}, is_over: true, scores: [3], items };
    const score: Score = { scores: [3], winners: [0], ranks: [null], rounds: [round] };
    const marked: Mark[][] = [];
    const mark = (found: Mark[]) => marked.push(found);
    const props = { score, seat: 0, names: ['Ann'], title: () => 'game', hasEnded: true, mark };
    const shown = mount(Reasons, { target: document.body, props });
    flushSync();
    vi.advanceTimersByTime(700);
    expect(marked).toEqual([['hand']]);
    document.querySelectorAll<HTMLElement>('li button')[1]?.focus();
    vi.advanceTimersByTime(10_000);
    expect(marked.at(-1)).toEqual(['pile']);
    void unmount(shown);
  });
});
