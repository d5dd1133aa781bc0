import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { game } from '../src/games/digit';
import Board from '../src/games/digit/Board.svelte';
import Counted from '../src/games/digit/Counted.svelte';
import Small from '../src/games/digit/Small.svelte';
import type { DigitComponents, DigitMark, DigitView, Stick } from '../src/games/digit/types';
import { settings } from '../src/settings.svelte';
import { texts } from '../src/texts.svelte';
import type { Box, RoundScore } from '../src/types';
import { sightOf, tableOf } from './fixtures';

const LINE: Stick[] = [0, 1, 2, 3, 4].map((x): Stick => [x, 0, 'h']);
const HOOK: Stick[] = [...LINE.slice(0, 4), [4, 0, 'v']];
const components: DigitComponents = {
  sticks_source: 'rulebook',
  cards_source: 'rulebook',
  hand_source: 'rulebook',
  run_source: 'rulebook',
  sticks: 5,
  hand: 5,
  run: 5,
  figures: { D20: { id: 'D20', sticks: HOOK }, D40: { id: 'D40', sticks: LINE } },
};
const box = { game: 'digit', edition: '1987', title: '', ranks: [], components } as Box<DigitComponents>;
const table = tableOf('digit', 2);
const view: DigitView = {
  seat: 0,
  variant: 'standard',
  open: false,
  games: 1,
  game: 1,
  past: [],
  turn: 0,
  figure: 'D40',
  sticks: LINE,
  hands: [['D20'], null],
  sizes: [1, 5],
  pile: [['D40', null]],
  stack: 48,
  due: 0,
  run: 0,
  idle: 0,
  extra: 0,
};
const moves = [
  { seat: 0, from: [4, 0, 'h'], to: [-1, 0, 'h'] },
  { seat: 0, from: [4, 0, 'h'], to: [4, 0, 'v'] },
  { seat: 0, from: [4, 0, 'h'], to: [0, 0, 'v'] },
  { seat: 0, from: [0, 0, 'h'], to: [5, 0, 'h'] },
];
const phrases = ['across −1,0', 'upright 4,0', 'upright 0,0', 'across 5,0'].map((to, index) => ({
  key: `across ${index < 3 ? 4 : 0},0 → ${to}`,
  values: {},
}));
const sight = sightOf(view, moves, phrases);
const told = {
  edition: '1987',
  figures: ['D20', 'D40'],
  distances: [
    [0, 1],
    [1, 0],
  ],
  lies: [[HOOK], [LINE]],
};

describe('the board of DIGIT', () => {
  let shown: ReturnType<typeof mount> | undefined;
  const play = vi.fn();
  const announce = vi.fn();

  beforeAll(async () => {
    await texts.need('page');
    await texts.need('digit');
    await texts.speak('en');
  });
  beforeEach(async () => {
    vi.stubGlobal('fetch', vi.fn(async () => ({ ok: true, json: async () => told })));
    shown = mountBoard(sight);
    await vi.waitFor(() => expect(document.querySelector('input[role=switch]')).not.toBeNull());
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = '';
    play.mockReset();
    announce.mockReset();
    vi.unstubAllGlobals();
  });

  const mountBoard = (seen: typeof sight) =>
    mount(Board, {
      target: document.body,
      props: {
        box,
        table,
        sight: seen,
        seat: 0,
        names: ['Ann', 'Bot'],
        isMine: true,
        canUndo: false,
        play,
        undo: () => {},
        announce,
      },
    });
  const stick = (name: string) => document.querySelector<SVGElement>(`[data-stick="${name}"]`)!;
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)!;
  function press(name: string, key: string, repeat = false): void {
    stick(name).dispatchEvent(
      new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }),
    );
    flushSync();
  }

  it('offers only what the server allows', () => {
    expect(stick('4,0,h').getAttribute('tabindex')).toBe('0');
    expect(stick('2,0,h').getAttribute('aria-disabled')).toBe('true');
    press('2,0,h', 'Enter');
    expect(document.querySelectorAll('[data-stick].place')).toHaveLength(0);
    press('4,0,h', 'Enter');
    expect(document.querySelectorAll('[data-stick].place')).toHaveLength(3);
  });

  it('is played by keys: lift, choose, confirm', () => {
    press('4,0,h', 'Enter');
    expect(announce).toHaveBeenLastCalledWith('Lifted. 3 places for it.');
    press('4,0,h', 'ArrowLeft');
    expect(announce).toHaveBeenLastCalledWith('upright at 4,0: Makes D20 – your card!');
    expect(document.querySelector('.hint')?.textContent).toBe('Makes D20 – your card!');
    expect(document.querySelector('[data-card=D20]')?.classList).toContain('made');
    expect(play).not.toHaveBeenCalled();
    press('4,0,v', 'Enter');
    expect(play).toHaveBeenCalledExactlyOnceWith(moves[1]);
  });

  it.each(['Enter', ' '])('hears %j once while it is held down', (key) => {
    press('4,0,h', key, true);
    expect(announce).not.toHaveBeenCalled();
    press('4,0,h', key);
    press('4,0,h', key, true);
    expect(announce).toHaveBeenCalledExactlyOnceWith('Lifted. 3 places for it.');
    press('4,0,h', 'ArrowLeft', true);
    press('4,0,v', key, true);
    expect(play).not.toHaveBeenCalled();
    press('4,0,v', key);
    press('4,0,v', key, true);
    expect(play).toHaveBeenCalledOnce();
  });

  it('puts a stick back', () => {
    press('4,0,h', 'Enter');
    press('4,0,h', 'Escape');
    expect(announce).toHaveBeenLastCalledWith('The stick is back.');
    expect(document.querySelectorAll('[data-stick].place')).toHaveLength(0);
    expect(button('Confirm').disabled).toBe(true);
  });

  it.each([
    ['its button', () => button('Confirm').click()],
    ['its place', () => press('4,0,v', 'Enter')],
  ])('makes a forced move with one press: %s', (_, act) => {
    if (shown) void unmount(shown);
    shown = mountBoard(sightOf(view, moves.slice(1, 2), phrases.slice(1, 2)));
    flushSync();
    expect(play).not.toHaveBeenCalled();
    act();
    expect(play).toHaveBeenCalledExactlyOnceWith(moves[1]);
  });

  it('lists all moves with what they make', () => {
    document.querySelector<HTMLElement>('.more summary')?.click();
    flushSync();
    const choice = button('across 4,0 → upright 4,0: Makes D20 – your card!');
    choice.click();
    flushSync();
    expect(stick('4,0,v').getAttribute('aria-pressed')).toBe('true');
    button('Confirm').click();
    expect(play).toHaveBeenCalledExactlyOnceWith(moves[1]);
  });

  it('tells how far the cards are, if asked', () => {
    const card = () => document.querySelector('[data-card=D20]')?.textContent;
    expect(card()).not.toContain('1 move');
    document.querySelector<HTMLInputElement>('input[role=switch]')!.click();
    flushSync();
    expect(card()).toContain('1 move');
    // It is a setting like the others.
    expect(settings.nearestFirst).toBe(true);
    settings.nearestFirst = false;
    flushSync();
    expect(card()).not.toContain('1 move');
  });

  it('shows hidden hands as backs', () => {
    const small = mount(Small, { target: document.body, props: { box, view, seat: 1 } });
    expect(document.body.textContent).toContain('5 cards');
    void unmount(small);
  });
});

describe('the points of DIGIT', () => {
  let shown: ReturnType<typeof mount> | undefined;
  beforeAll(async () => {
    await texts.need('page');
    await texts.need('digit');
    await texts.speak('en');
  });
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn(async () => ({ ok: true, json: async () => told })));
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  const pile: DigitView['pile'] = [
    ['D40', null],
    ['D20', 0],
    ['D07', 1],
  ];
  function over(
    variant: DigitView['variant'],
    marks: DigitMark[],
    more: Partial<DigitView> = {},
    is_over = true,
  ): void {
    shown = mount(Board, {
      target: document.body,
      props: {
        box,
        table: { ...table, is_over },
        sight: { ...sight, moves: [], view: { ...view, variant, ...more } },
        seat: 0,
        names: variant === 'solitaire' ? ['Ann'] : ['Ann', 'Bot'],
        isMine: false,
        canUndo: false,
        play: () => {},
        undo: () => {},
        announce: () => {},
        marks,
      },
    });
    flushSync();
  }
  const marked = () =>
    [...document.querySelectorAll<HTMLElement>('.marked')].map(
      (one) => one.dataset.card ?? one.textContent?.trim(),
    );

  it('are marked on the cards left in hand', () => {
    over('standard', ['hand']);
    expect(marked()).toEqual(['D20']);
  });

  it('are marked on the own cards laid down, which stay folded', () => {
    over('plus', ['pile'], { pile });
    expect(marked()).toEqual(['All cards laid down (3)', 'D20']);
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('are still to come while there are last turns to be made (DIGIT-5)', () => {
    const ending = { stack: 0, end: 'last-turns', last_turns: 1 } as const;
    const facts = () => [...document.querySelectorAll('.facts li')].map((one) => one.textContent);
    over('plus', [], { stack: 0, idle: 1 });
    expect(facts()).toEqual(['One turn without laying down']);
    if (shown) void unmount(shown);
    over('plus', [], { ...ending });
    expect(facts()).toEqual([]);
    if (shown) void unmount(shown);
    over('plus', [], { ...ending }, false);
    expect(facts()).toEqual(['the last turn of the game']);
  });

  it('are marked on the extra moves', () => {
    over('solitaire', ['extra'], { extra: 3 });
    expect(marked()).toEqual(['3 extra moves']);
  });

  it('are not marked where nothing is asked', () => {
    over('plus', [], { pile });
    expect(marked()).toEqual([]);
  });

  it('of a game of a series are counted out on what was to be seen of it', () => {
    const last = { figure: 'D20', sticks: HOOK, hands: [[], null], sizes: [0, 4], pile, extra: 0 };
    const props = { box, view: { ...view, games: 3, ...last }, seat: 1, marks: ['hand'] as DigitMark[] };
    shown = mount(Counted, { target: document.body, props });
    // A hidden hand is marked as it lies: face down.
    expect(marked()).toEqual(['4 cards']);
    expect(document.querySelector('[data-card]')).toBeNull();
  });

  it('tell which game of a series they are of', () => {
    const title = { key: 'digit-standard', values: {} };
    const round: RoundScore = { title, about: { game: 2 }, is_over: true, items: [], scores: [] };
    expect(game.title?.(round, { ...view, games: 3 })).toBe('game 2 of 3');
    expect(game.title?.(round, view)).toBe('Standard DIGIT');
  });
});
