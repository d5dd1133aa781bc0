/** Colours of BITS can be told apart without seeing them, and bolder for who wants it. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Tile from '../src/games/bits/Tile.svelte';
import { settings } from '../src/settings.svelte';
import { texts } from '../src/texts.svelte';

const COLOURS = ['R', 'G', 'B', 'Y', 'V'];

describe('a tile', () => {
  beforeAll(async () => {
    await texts.need('bits');
    await texts.speak('en');
  });
  afterEach(() => {
    settings.patterns = false;
  });

  it('has a pattern of its own in every colour, which the setting makes bold', () => {
    const squares = COLOURS.map((colour, x): [number, number, string] => [x, 0, colour]);
    const shown = mount(Tile, { target: document.body, props: { squares, rows: 1 } });
    const patterns = [...document.querySelectorAll('.pattern')];
    const drawn = patterns.map((one) => one.innerHTML.replace(/<!--.*?-->/g, '').trim());
    expect(drawn.every((one) => one)).toBe(true);
    expect(new Set(drawn).size).toBe(COLOURS.length);
    expect(patterns.some((one) => one.classList.contains('strong'))).toBe(false);
    settings.patterns = true;
    flushSync();
    expect(patterns.every((one) => one.classList.contains('strong'))).toBe(true);
    void unmount(shown);
  });
});
