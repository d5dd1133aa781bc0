import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isHeldDown, isIdle, stopDoubled, stopHeldDown } from '../src/keys';

const event = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true, ...more });

describe('a key that is held down', () => {
  const heard = vi.fn();

  beforeEach(() => {
    addEventListener('keydown', stopHeldDown, true);
    document.body.innerHTML = `
      <main tabindex="-1"><button><span>Drop</span></button><a href="/">Home</a><input />
      <details><summary>All</summary></details><textarea></textarea>
      <svg role="application"><g role="button"></g></svg><i role="option"></i></main>`;
    document.body.addEventListener('keydown', heard);
  });
  afterEach(() => {
    removeEventListener('keydown', stopHeldDown, true);
    document.body.removeEventListener('keydown', heard);
    heard.mockReset();
  });

  /** Whether a key at an element is heard by the page and does what it does by itself. */
  function isLeft(selector: string, key: string, more: KeyboardEventInit = {}): boolean {
    const isDone = document.querySelector(selector)!.dispatchEvent(event(key, more));
    const wasHeard = heard.mock.calls.length > 0;
    heard.mockReset();
    expect(isDone).toBe(wasHeard);
    return isDone;
  }

  const places = ['button', 'span', 'a', 'summary', 'svg', 'g', 'i'];

  it.each(places)('presses %s once', (place) => {
    for (const key of ['Enter', ' ']) {
      expect(isLeft(place, key, { repeat: false })).toBe(true);
      expect(isLeft(place, key)).toBe(false);
    }
    expect(isLeft(place, 'Tab')).toBe(true);
    expect(isLeft(place, 'ArrowLeft')).toBe(true);
  });

  it('sends a form once, and writes and scrolls as ever', () => {
    expect(isLeft('input', 'Enter')).toBe(false);
    expect(isLeft('input', ' ')).toBe(true);
    expect(isLeft('textarea', 'Enter')).toBe(true);
    expect(isLeft('textarea', ' ')).toBe(true);
    expect(isLeft('main', ' ')).toBe(true);
    expect(isLeft('main', 'Enter')).toBe(false);
  });

  it('goes on where it only shifts and turns', () => {
    for (const key of ['Enter', ' ', 's', 'S', 'u', 'U']) {
      expect(isHeldDown(event(key))).toBe(true);
      expect(isHeldDown(event(key, { repeat: false }))).toBe(false);
    }
    for (const key of ['ArrowLeft', 'ArrowUp', 'r', 'F', 'Tab'])
      expect(isHeldDown(event(key))).toBe(false);
  });
});

describe('a double click', () => {
  const heard = vi.fn();

  beforeEach(() => {
    addEventListener('click', stopDoubled, true);
    document.body.innerHTML =
      '<button class="main"><b>Drop</b></button><button id="turn">Turn</button>';
    document.body.addEventListener('click', heard);
  });
  afterEach(() => {
    removeEventListener('click', stopDoubled, true);
    document.body.removeEventListener('click', heard);
    heard.mockReset();
  });

  /** Which of several quick clicks on one spot are heard. */
  function heardOf(selector: string, clicks: number[]): number[] {
    return clicks.filter((detail) => {
      heard.mockReset();
      const click = new MouseEvent('click', { detail, bubbles: true, cancelable: true });
      document.querySelector(selector)!.dispatchEvent(click);
      return heard.mock.calls.length > 0;
    });
  }

  it('makes one move; what it says next is for the move after', () => {
    expect(heardOf('.main', [1, 2, 3, 1])).toEqual([1, 1]);
    expect(heardOf('.main b', [1, 2])).toEqual([1]);
    // By a key or a screen reader.
    expect(heardOf('.main', [0, 0])).toEqual([0, 0]);
  });

  it('turns twice', () => {
    expect(heardOf('#turn', [1, 2, 3])).toEqual([1, 2, 3]);
  });
});

describe('the keys', () => {
  it('may be taken by a board while the focus is nowhere, or where a page begins', () => {
    document.body.innerHTML = '<main tabindex="-1"><input /></main>';
    expect(isIdle()).toBe(true);
    document.querySelector('main')?.focus();
    expect(isIdle()).toBe(true);
    document.querySelector('input')?.focus();
    expect(isIdle()).toBe(false);
  });
});
