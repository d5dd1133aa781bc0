import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST, Pace, PAUSE, type Kind } from '../src/pace';

describe('what bots do', () => {
  let shown: string[];
  let behind: boolean[];
  let isAtOnce: boolean;
  let pace: Pace;
  const add = (kind: Kind, name: string) => pace.add(kind, () => shown.push(name));

  beforeEach(() => {
    vi.useFakeTimers();
    [shown, behind, isAtOnce] = [[], [], false];
    pace = new Pace({
      isAtOnce: () => isAtOnce,
      onBehind: (is) => behind.push(is),
      now: () => Date.now(),
    });
    add('own', 'mine');
  });
  afterEach(() => {
    pace.stop();
    vi.useRealTimers();
  });

  it('is shown one move at a time', () => {
    add('bot', 'a');
    add('bot', 'b');
    expect(shown).toEqual(['mine']);
    vi.advanceTimersByTime(PAUSE - 1);
    expect(shown).toEqual(['mine']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['mine', 'a']);
    expect(pace.isBehind).toBe(true);
    vi.advanceTimersByTime(PAUSE);
    expect(shown).toEqual(['mine', 'a', 'b']);
    expect(behind.at(-1)).toBe(false);
  });

  it('is shown at once where nothing was shown just before', () => {
    vi.advanceTimersByTime(PAUSE);
    add('bot', 'a');
    expect(shown).toEqual(['mine', 'a']);
    expect(behind).not.toContain(true);
  });

  it('keeps what comes after it in its order', () => {
    add('bot', 'a');
    add('other', 'ada');
    expect(shown).toEqual(['mine']);
    vi.advanceTimersByTime(PAUSE);
    expect(shown).toEqual(['mine', 'a', 'ada']);
    add('other', 'bo');
    expect(shown.at(-1)).toBe('bo');
  });

  it('is skipped by what the person does, by a wish, and where there is too much of it', () => {
    add('bot', 'a');
    add('own', 'mine again');
    expect(shown).toEqual(['mine', 'a', 'mine again']);
    add('bot', 'b');
    pace.catchUp();
    expect(shown.at(-1)).toBe('b');
    for (let n = 0; n <= MOST; n += 1) add('bot', `many ${n}`);
    expect(shown.at(-1)).toBe(`many ${MOST}`);
    expect(pace.isBehind).toBe(false);
  });

  it('does not wait where it is not watched', () => {
    isAtOnce = true;
    add('bot', 'a');
    add('bot', 'b');
    expect(shown).toEqual(['mine', 'a', 'b']);
    vi.advanceTimersByTime(PAUSE * 3);
    expect(shown).toHaveLength(3);
  });

  it('is behind no longer when its last move is shown', () => {
    const seen: boolean[] = [];
    pace.add('bot', () => seen.push(pace.isBehind, behind.at(-1) ?? true));
    vi.advanceTimersByTime(PAUSE);
    expect(seen).toEqual([false, false]);
  });
});
