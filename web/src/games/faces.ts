/**
 * How a game shows itself before anything of it is loaded: its drawing and its colour. The
 * folders of the games say; a game without a folder has a plain face.
 */

import type { Component } from 'svelte';
import PlainEmblem from '../plain/Emblem.svelte';

/** The colours that a game may have as its own; `app.css` says what they are. */
export type Accent = 'blue' | 'violet' | 'red' | 'green' | 'plain';

export interface Face {
  accent: Accent;
  /** A little board that plays by itself, 120 wide and 84 high: what is inside of an svg. */
  Emblem: Component;
  /** The face of a bot of this level, 40 wide and high: what is inside of an svg. */
  Bot?: Component<{ level: string }>;
}

const PLAIN: Face = { accent: 'plain', Emblem: PlainEmblem };

const found = import.meta.glob<Face>('./*/face.ts', { eager: true, import: 'face' });

export function faceOf(game: string): Face {
  return found[`./${game}/face.ts`] ?? PLAIN;
}
