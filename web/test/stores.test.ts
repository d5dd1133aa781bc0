import { beforeEach, describe, expect, it, vi } from 'vitest';
import { places } from '../src/places.svelte';
import { placeOf, secretOf } from '../src/router.svelte';
import { newName } from '../src/play';
import { preferredLanguage, settings } from '../src/settings.svelte';
import { merged } from '../src/table.svelte';
import { listed, signed, sum, t, tell, texts } from '../src/texts.svelte';
import type { Entry, EventEntry, Holder } from '../src/types';

const SECRET = 'kXb0b5rQ3v9uYw2mT8s1c4d6e7f0a9Z-Jh_LqPnRtVw';

describe('addresses', () => {
  it('are places', () => {
    expect(placeOf('/')).toEqual({ page: 'home' });
    expect(placeOf('/lobby')).toEqual({ page: 'lobby' });
    expect(placeOf('/new/bits')).toEqual({ page: 'new', game: 'bits' });
    expect(placeOf('/new/chess')).toEqual({ page: 'new', game: 'chess' });
    expect(placeOf('/rules')).toEqual({ page: 'rules', game: null });
    expect(placeOf('/rules/digit/')).toEqual({ page: 'rules', game: 'digit' });
    const table = 'abcdefghij234567';
    expect(placeOf(`/table/${table}`)).toEqual({ page: 'table', table });
  });

  it('that nobody knows lead nowhere', () => {
    for (const path of ['/x', '/new/<b>', '/new/%2e', '/new', '/table/x', '/rules/fits/1', '/lobby/x'])
      expect(placeOf(path)).toEqual({ page: 'lost' });
  });

  it('carry secrets in the fragment', () => {
    expect(secretOf(`#invite=${SECRET}`)).toEqual({ invite: SECRET });
    expect(secretOf(`#watch=${SECRET}`)).toEqual({ watch: SECRET });
    for (const hash of ['', '#main', '#invite=', '#invite=<x>', `#other=${SECRET}`])
      expect(secretOf(hash)).toEqual({});
  });
});

describe('entries', () => {
  const event = (number: number, by: EventEntry['by'], content: object): Entry => ({
    number,
    kind: 'event',
    by,
    event: content,
  });
  const card = event(1, 'chance', { chance: 'card', piece: 'L4' });
  const hidden = event(2, 'person', { seat: 1, hidden: true });
  const told = event(2, 'person', { seat: 1, aside: 'L4' });
  const own = event(3, 'person', { seat: 0, aside: 'L4' });

  it('replace what came before with their number', () => {
    expect(merged([card, hidden], [own, told])).toEqual([card, told, own]);
  });
});

describe('places', () => {
  beforeEach(() => {
    for (const { table } of places.all) places.drop(table);
  });

  it('keep the secrets of a table, and what is added later', () => {
    places.keep('a', 'fits', { token: 'x', seat: 0, at: 1 });
    places.keep('a', 'fits', { isOver: false });
    expect(places.find('a')).toMatchObject({ token: 'x', seat: 0, isOver: false });
    expect(JSON.parse(localStorage.getItem('formspiel.tables') ?? '')).toHaveLength(1);
  });

  it('lead back to games that are not over, the latest first', () => {
    places.keep('a', 'fits', { token: 'x', at: 1 });
    places.keep('b', 'bits', { token: 'x', at: 3 });
    places.keep('c', 'bits', { token: 'x', at: 2, isOver: true });
    places.keep('d', 'bits', { spectate: 'x', at: 4 });
    expect(places.open.map(({ table }) => table)).toEqual(['b', 'a']);
  });
});

describe('texts', () => {
  it('are in the first language of ours that is asked for', () => {
    expect(preferredLanguage(['es', 'nl-BE', 'de'])).toBe('nl');
    expect(preferredLanguage([])).toBe('en');
  });

  it('are loaded by parts', async () => {
    await texts.need('page');
    expect(t('round-of', { round: 2, of: 4 })).toBe('Round 2 of 4');
    expect(texts.has('fits-board')).toBe(false);
    await texts.need('fits');
    expect(t('fits-board', { board: '3' })).toBe('board 3');
    await texts.speak('de');
    expect(t('round-of', { round: 2, of: 4 })).toBe('Runde 2 von 4');
    expect(t('no-such-key')).toBe('no-such-key');
  });

  it('of a game come from the server, and stay as they were where it does not answer', async () => {
    await texts.speak('en');
    await texts.need('fits');
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('nobody is there')));
    await expect(texts.speak('it')).rejects.toMatchObject({ code: 'offline' });
    expect(t('fits-board', { board: '3' })).toBe('board 3');
    expect(t('page-player')).toBe('Giocatore');
    vi.stubGlobal('fetch', answering);
    await texts.speak('it');
    expect(t('fits-board', { board: '3' })).not.toBe('board 3');
  });

  it('of the server have a real minus before numbers, but not in names', async () => {
    await texts.need('digit');
    const values = { way: 'h', start: '-1,0', to_way: 'v', to: '0,-2' };
    expect(tell({ key: 'no-such-key', values: {} })).toBe('no-such-key');
    expect(tell({ key: 'digit-move', values })).toContain('−1,0');
    expect(tell({ key: 'digit-move', values })).toContain('0,−2');
    expect(tell({ key: 'fits-set-aside', values: { piece: 'L-4' } })).toContain('L-4');
  });

  it('list names as the language does', async () => {
    await texts.speak('de');
    expect(listed(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben und Cleo');
    await texts.speak('en');
    expect(listed(['Ada', 'Ben'])).toBe('Ada and Ben');
  });

  it('have numbers with a sign and a real minus', () => {
    expect([3, 0, -1].map(signed)).toEqual(['+3', '0', '−1']);
    expect([3, 0, -1].map(sum)).toEqual(['3', '0', '−1']);
  });
});

describe('settings', () => {
  it('are kept on this device, the order of a hand too', () => {
    settings.nearestFirst = true;
    settings.keep();
    const kept = () => JSON.parse(localStorage.getItem('formspiel.settings') ?? '');
    expect(kept()).toMatchObject({ nearestFirst: true, theme: 'system' });
    settings.nearestFirst = false;
    settings.keep();
    expect(kept()).toMatchObject({ nearestFirst: false });
  });
});

describe('who has no name of their own', () => {
  const held = { table: 'a', game: 'fits', at: 1, given: 'Player' };
  const holder = { kind: 'person', name: 'Player' } as Holder;
  beforeEach(async () => {
    settings.name = '';
    await texts.need('page');
  });

  it('is called something in the language of the page', async () => {
    await texts.speak('en');
    expect(newName(held, holder)).toBeNull();
    await texts.speak('it');
    expect(newName(held, holder)).toBe('Giocatore');
  });

  it('is the only one whose name is changed', async () => {
    await texts.speak('nl');
    expect(newName(held, { ...holder, name: 'Ada' })).toBeNull();
    expect(newName({ ...held, given: undefined }, holder)).toBeNull();
    expect(newName(held, { ...holder, kind: 'bot' })).toBeNull();
    expect(newName(held, undefined)).toBeNull();
    settings.name = 'Ada';
    expect(newName(held, holder)).toBeNull();
  });
});
