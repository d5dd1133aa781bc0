import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../src/api';
import { loadExample } from '../src/rules/examples';
import { keysOf, loadOutline, type Outline } from '../src/rules/outline';
import { spansOf } from '../src/rules/ranks';
import { Trial, type Example, type SentRecord } from '../src/rules/trial.svelte';
import { LANGUAGES } from '../src/settings.svelte';
import type { Sighted } from '../src/types';
import { sightOf } from './fixtures';

/** The keys of a game's rules: those that come after the words for the table. */
function keysIn(language: string, game: string): string[] {
  const path = `../src/formspiel/games/${game}/locales/${language}.ftl`;
  const keys = new FluentResource(readFileSync(path, 'utf-8')).body.map((entry) => entry.id);
  return keys.filter((key) => key.startsWith(`rules-${game}-`) || key.startsWith('ruling-'));
}

const GAMES = ['fits', 'bits', 'quadrata', 'digit'];

async function outlineOf(game: string): Promise<Outline> {
  const found = await loadOutline(game);
  if (!found) throw new Error(`${game} has no rules`);
  return found;
}

describe('the outline of the rules', () => {
  it.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    'of %s says every text of the catalogue in %s, once',
    async (game, language) => {
      expect(keysOf(await outlineOf(game)).toSorted()).toEqual(keysIn(language, game).toSorted());
    },
  );

  it('is missing for a game that the page does not know', async () => {
    expect(await loadOutline('chess')).toBeNull();
  });

  it('names every section once', async () => {
    for (const game of GAMES) {
      const ids = (await outlineOf(game)).sections.map((section) => section.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('has an example for every try', async () => {
    for (const game of GAMES) {
      for (const block of (await outlineOf(game)).sections.flatMap((section) => section.blocks)) {
        if (block.kind !== 'tries') continue;
        const found = await Promise.all(block.tries.map((number) => loadExample(game, number)));
        expect(found.every((example) => example.record.game === game)).toBe(true);
      }
    }
  });
});

describe('ranks', () => {
  it('end where the one before begins', () => {
    const ranks = [
      { key: 'a', least: 17, names: [] },
      { key: 'b', least: 13, names: [] },
      { key: 'c', least: null, names: [] },
    ];
    expect(spansOf(ranks)).toEqual([
      { key: 'a', least: 17, most: null },
      { key: 'b', least: 13, most: 16 },
      { key: 'c', least: null, most: 12 },
    ]);
  });
});

describe('a trial', () => {
  const CARD = { chance: 'card', piece: 'L4' };
  const MOVE = { seat: 0, aside: 'L4' };
  const example: Example = {
    seat: 0,
    record: { format: '', game: 'fits', edition: '2009', seats: 1, options: {}, events: [CARD] },
    next: [CARD],
  };

  /** A server that turns a card after every move; a card is worth a point. */
  function sighted({ events }: SentRecord): Sighted {
    const moves = events.filter((event) => 'seat' in event).length;
    const cards = events.length - moves;
    const isMine = cards > moves;
    return {
      sight: sightOf({}, isMine ? [MOVE] : [], [], {
        number: events.length - 1,
        to_act: isMine ? [0] : [],
      }),
      score: {
        scores: [cards],
        winners: [],
        ranks: [null],
        rounds: [
          { title: { key: '', values: {} }, about: {}, is_over: false, scores: [cards], items: [[]] },
        ],
      },
      awaits_chance: !isMine,
    };
  }

  it('goes on with the cards that come, and ends with them', async () => {
    const trial = new Trial(example, async (record) => sighted(record));
    await trial.start();
    expect([trial.points, trial.isMine, trial.hasMoved]).toEqual([1, true, false]);
    await trial.play(MOVE);
    expect([trial.before, trial.points, trial.isMine, trial.isOver]).toEqual([1, 2, true, false]);
    await trial.play(MOVE);
    expect([trial.points, trial.isMine, trial.isOver]).toEqual([2, false, true]);
    expect(trial.table().is_over).toBe(true);
  });

  it('begins anew as it was', async () => {
    const trial = new Trial(example, async (record) => sighted(record));
    await trial.start();
    await trial.play(MOVE);
    await trial.start();
    expect([trial.run, trial.points, trial.isMine, trial.hasMoved]).toEqual([2, 1, true, false]);
    await trial.play(MOVE);
    expect(trial.points).toBe(2);
  });

  it('stays as it was where the server refuses', async () => {
    let isWell = true;
    const trial = new Trial(example, async (record) => {
      if (!isWell) throw new Refusal('offline', 'the server does not answer');
      return sighted(record);
    });
    await trial.start();
    isWell = false;
    await trial.play(MOVE);
    expect(trial.refusal?.code).toBe('offline');
    expect([trial.points, trial.isMine, trial.hasMoved]).toEqual([1, true, false]);
    isWell = true;
    await trial.play(MOVE);
    expect([trial.refusal, trial.points]).toEqual([null, 2]);
  });

  it('forgets the answer to a move when it has begun anew', async () => {
    const waiting: (() => void)[] = [];
    const trial = new Trial(example, async (record) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return sighted(record);
    });
    const first = trial.start();
    waiting.shift()?.();
    await first;
    const move = trial.play(MOVE);
    const again = trial.start();
    waiting.forEach((resolve) => resolve());
    waiting.length = 0;
    await again;
    await Promise.resolve();
    waiting.forEach((resolve) => resolve());
    await move;
    expect([trial.hasMoved, trial.points, trial.isBusy]).toEqual([false, 1, false]);
  });
});
