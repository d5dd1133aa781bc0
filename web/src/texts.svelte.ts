/**
 * The texts: the same Fluent catalogues that the terminal reads. Only the chosen language is
 * loaded, and of it only the parts that are needed: `page`, or a game.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language, Phrase } from './types';

const files = import.meta.glob<string>(
  [
    '../../src/formspiel/locales/*/*.ftl',
    '../../src/formspiel/games/*/locales/*.ftl',
    '!../../src/formspiel/locales/*/terminal.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The file of a part in a language: what all games share, or a game. */
export function catalogueOf(part: string, language: Language): string {
  const shared = `../../src/formspiel/locales/${language}/${part}.ftl`;
  return shared in files ? shared : `../../src/formspiel/games/${part}/locales/${language}.ftl`;
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
    await Promise.all(
      [...this.parts].map(async (part) => {
        const path = catalogueOf(part, language);
        const read = files[path];
        if (read && !this.sources.has(path)) this.sources.set(path, await read());
      }),
    );
    // Another language was asked for meanwhile: it is not spoken over.
    if (language !== (this.wanted ?? language)) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of this.parts) {
      const source = this.sources.get(catalogueOf(part, language));
      if (source) bundle.addResource(new FluentResource(source));
    }
    this.language = language;
    this.bundle = bundle;
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

/** A phrase of the server in words. */
export function tell(phrase: Phrase): string {
  return texts.say(phrase.key, phrase.values);
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
