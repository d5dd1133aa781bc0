/**
 * What the rules of a game consist of, in the order of the page. Only the order and the kinds
 * of things are told here: every word is in the catalogues.
 */

import type { Component } from 'svelte';
import type { Box } from '../types';

export type Block =
  | { kind: 'text'; key: string }
  | { kind: 'list'; keys: string[]; isLettered: boolean }
  /** Rulings, each with the name by which a refusal cites it. */
  | { kind: 'rulings'; rulings: { name: string; key: string }[] }
  /** What each card counts. */
  | { kind: 'cards'; cards: { card: string; key: string }[] }
  /** Something that only this game has, and the keys that it says. */
  | { kind: 'own'; Part: Component<{ box: Box<any> | null }>; keys: string[] }
  | { kind: 'drawing'; name: string; drawing: Drawing }
  | { kind: 'ranks' }
  /** Small positions to try. */
  | { kind: 'tries'; tries: number[] };

/** Drawn by hand, or from what is in the box: then it waits for the box. */
export type Drawing =
  | { Picture: Component }
  | {
      Boxed: Component<{ box: Box<any> }>;
      /** The components that it shows, where their provenance is to be told. */
      shows?: string;
      /** What is written in it: the ends of keys. */
      says?: string[];
    };

export interface Section {
  id: string;
  head: string;
  blocks: Block[];
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The parts of a section: paragraphs by their number, or a block. */
type Part = number | Block;

/** Writes the outline of a game: section by section, with the keys of its catalogue. */
export class Outline {
  readonly sections: Section[] = [];

  constructor(
    readonly game: string,
    /** How refusals and docs/ cite its rulings. */
    readonly cited: string,
  ) {}

  section(id: string, ...parts: Part[]): this {
    const blocks = parts.map((part) =>
      typeof part === 'number' ? this.text(`${id}-${part}`) : part,
    );
    this.sections.push({ id, head: `rules-${this.game}-${id}-head`, blocks });
    return this;
  }

  list(name: string, count: number, isLettered = false): Block {
    const keys = upTo(count).map((number) => `rules-${this.game}-${name}-${number}`);
    return { kind: 'list', keys, isLettered };
  }

  tries(count: number): this {
    const block: Block = { kind: 'tries', tries: upTo(count) };
    this.sections.push({ id: 'try', head: 'rules-try', blocks: [block] });
    return this;
  }

  /** The end of every page: rulings, decisions, and where it all comes from. */
  rulings(rulings: number, decided: number, made: number): this {
    const { game, cited } = this;
    const listed = upTo(rulings).map((number) => ({
      name: `${cited}-${number}`,
      key: `ruling-${game}-${number}`,
    }));
    const also: Block = { kind: 'text', key: 'rules-decided' };
    const decisions = this.list('decided', decided);
    this.section('rulings', 1, { kind: 'rulings', rulings: listed }, also, decisions);
    const text = this.text('sources');
    return this.section('sources', text, ...(made ? [this.list('made', made)] : []));
  }

  private text(name: string): Block {
    return { kind: 'text', key: `rules-${this.game}-${name}` };
  }
}

const outlines = import.meta.glob<Outline>('../games/*/rules/index.ts', { import: 'outline' });

/** The rules of a game, loaded when they are first read; null where the page has none. */
export async function loadOutline(game: string): Promise<Outline | null> {
  return (await outlines[`../games/${game}/rules/index.ts`]?.()) ?? null;
}

/** Keys that the pages of all games say. */
const SHARED = ['rules-try', 'rules-decided'];

/** Every key that the page of a game says, of the catalogue that is its own. */
export function keysOf({ game, sections }: Outline): string[] {
  const said = sections.flatMap(({ head, blocks }) => [
    head,
    ...blocks.flatMap((block) => blockKeys(game, block)),
  ]);
  return [`rules-${game}-lead`, ...said.filter((key) => !SHARED.includes(key))];
}

function blockKeys(game: string, block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [block.key];
    case 'list':
    case 'own':
      return block.keys;
    case 'rulings':
      return block.rulings.map((ruling) => ruling.key);
    case 'cards':
      return block.cards.map((card) => card.key);
    case 'drawing': {
      const said = ('says' in block.drawing && block.drawing.says) || [];
      return ['caption', 'alt', ...said].map((end) => `rules-${game}-${block.name}-${end}`);
    }
    case 'tries':
      return block.tries.flatMap((n) => [`rules-${game}-try-${n}-head`, `rules-${game}-try-${n}`]);
    case 'ranks':
      return [];
  }
}
