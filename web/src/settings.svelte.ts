/** What a person has set on this device. */

import type { Language } from './types';

export const LANGUAGES: readonly Language[] = ['de', 'en', 'fr', 'it', 'nl'];
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
};

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

const KEY = 'formspiel.settings';

interface Stored {
  language: Language;
  theme: Theme;
  patterns: boolean;
  coordinates: boolean;
  sound: boolean;
  instantBots: boolean;
  hasAskedSound: boolean;
  notifications: boolean;
  nearestFirst: boolean;
  coach: boolean;
  name: string;
}

/** The first language of ours that the browser asks for. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase() as Language;
    if (LANGUAGES.includes(language)) return language;
  }
  return 'en';
}

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  /** Patterns on coloured pieces, also of games that could do without. */
  patterns = $state(false);
  /** Numbers at the edges of boards that have such. */
  coordinates = $state(false);
  sound = $state(false);
  /** Whether bots move as soon as they can, without being watched. */
  instantBots = $state(false);
  /** Whether the person was asked for the sound; nobody is asked twice. */
  hasAskedSound = $state(false);
  notifications = $state(false);
  /** Whether a hand of cards is sorted by how near to being played they are. */
  nearestFirst = $state(false);
  /** Whether at practice tables every move is judged. */
  coach = $state(false);
  /** As the person was called last. */
  name = $state('');

  constructor() {
    const stored = read();
    const known = stored.language && LANGUAGES.includes(stored.language);
    this.language =
      known && stored.language ? stored.language : preferredLanguage(navigator.languages ?? []);
    this.theme = stored.theme ?? 'system';
    this.patterns = stored.patterns ?? false;
    this.coordinates = stored.coordinates ?? false;
    this.sound = stored.sound ?? false;
    this.instantBots = stored.instantBots ?? false;
    this.hasAskedSound = stored.hasAskedSound ?? false;
    this.notifications = stored.notifications ?? false;
    this.nearestFirst = stored.nearestFirst ?? false;
    this.coach = stored.coach ?? false;
    this.name = stored.name ?? '';
  }

  /** Keep the settings and show them; call it in an effect. */
  keep(): void {
    const { language, theme, patterns, coordinates, sound, instantBots } = this;
    const { hasAskedSound, notifications, nearestFirst, coach, name } = this;
    const stored: Stored = {
      language,
      theme,
      patterns,
      coordinates,
      sound,
      instantBots,
      hasAskedSound,
      notifications,
      nearestFirst,
      coach,
      name,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // A browser that keeps nothing still plays.
    }
    const root = document.documentElement;
    root.lang = language;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }
}

export const settings = new Settings();
