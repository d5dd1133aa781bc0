/**
 * The texts: the same Fluent catalogues that the terminal reads. Only the chosen language is
 * loaded, and of it only the parts that are needed. What all games share comes with the page;
 * the words of a game come from the server, which has those of games that the page never saw.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readWords } from './api';
import type { Language, Phrase } from './types';

const files = import.meta.glob<string>(
  ['../../src/formspiel/locales/*/*.ftl', '!../../src/formspiel/locales/*/terminal.ftl'],
  { query: '?raw', import: 'default' },
);

const reading = new Map<string, Promise<string>>();

/**
 * A part in a language: a catalogue that all games share, or the words of a game. Whoever wants it
 * while it is on its way waits for the same.
 */
function read(part: string, language: Language): Promise<string> {
  const path = `../../src/formspiel/locales/${language}/${part}.ftl`;
  const asked = reading.get(path);
  if (asked) return asked;
  const found = (files[path]?.() ?? readWords(part, language)).finally(() => reading.delete(path));
  reading.set(path, found);
  return found;
}

class Texts {
  language: Language = 'en';
  /** Replaced when a language or a part has been loaded, so that all texts are said anew. */
  private bundle = $state.raw<FluentBundle | null>(null);
  private sources = new Map<string, string>();
  private parts = new Set<string>();
  /** The language that was asked for last, once one was. */
  private wanted: Language | null = null;

  get isReady(): boolean {
    return this.bundle !== null;
  }

  /** Load a part of the texts, if it is not there yet. */
  async need(part: string): Promise<void> {
    this.parts.add(part);
    await this.load(this.wanted ?? this.language);
  }

  /** Speak another language from now on. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    await this.load(language);
  }

  private async load(language: Language): Promise<void> {
    const loading = [...this.parts].map(async (part) => {
      const name = `${part}/${language}`;
      if (!this.sources.has(name)) this.sources.set(name, await read(part, language));
    });
    const failed = (await Promise.allSettled(loading)).find((one) => one.status === 'rejected');
    // Another language was asked for meanwhile: it is not spoken over.
    if (language !== (this.wanted ?? language)) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of this.parts) {
      // Words that cannot be had now are said in the language before rather than not at all.
      const source =
        this.sources.get(`${part}/${language}`) ?? this.sources.get(`${part}/${this.language}`);
      if (source !== undefined) bundle.addResource(new FluentResource(source));
    }
    this.language = language;
    this.bundle = bundle;
    if (failed) throw failed.reason;
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  say(key: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    return pattern ? (this.bundle?.formatPattern(pattern, values ?? null) ?? key) : key;
  }
}

export const texts = new Texts();

/** The text of a key in the chosen language. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  return texts.say(key, values);
}

/** The text of a key; the key, or what else is to be said, where there is none. */
export function orAsIs(key: string, otherwise = key): string {
  return texts.has(key) ? t(key) : otherwise;
}

/**
 * A phrase of the server in words, with a real minus before numbers. A player, who is a number
 * there, has the name that is known here.
 */
export function tell({ key, values }: Phrase, names: readonly string[] = []): string {
  const said = Object.entries(values).map(([name, value]): [string, FluentVariable] => {
    if (Array.isArray(value)) return [name, value.map((one) => tell(one, names)).join(', ')];
    if (typeof value === 'string') return [name, value.replace(/(?<!\w)-(?=\d)/g, '−')];
    if (name !== 'player') return [name, value];
    return [name, names[value - 1] ?? t('seat-number', { number: value })];
  });
  return texts.say(key, Object.fromEntries(said));
}

/** Names one after the other, as the language lists them: "Ben and Cleo". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
}

/** Somebody or something, a colon, and what is said of it, as the language writes it. */
export function colon(who: string, what: string): string {
  return t('page-colon', { who, what });
}

/** Points with their sign, and a real minus. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** A sum without a plus, but with a real minus. */
export function sum(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
