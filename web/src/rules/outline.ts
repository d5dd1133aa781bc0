/**
 * What the rules of each game consist of, in the order of the page. Only the order and the
 * kinds of things are here: every word is in the catalogues.
 */

import type { GameId } from '../types';

export type Block =
  | { kind: 'text'; key: string }
  | { kind: 'list'; keys: string[]; isLettered: boolean }
  /** Rulings, each with the name by which a refusal cites it. */
  | { kind: 'rulings'; rulings: { name: string; key: string }[] }
  /** What each card counts. */
  | { kind: 'cards'; cards: { card: string; key: string }[] }
  /** What each board counts, with its picture. */
  | { kind: 'boards'; boards: { board: string; key: string }[] }
  | { kind: 'drawing'; name: string }
  | { kind: 'ranks' }
  /** Small positions to try. */
  | { kind: 'tries'; tries: number[] };

export interface Section {
  id: string;
  head: string;
  blocks: Block[];
}

/** How refusals and docs/ cite the rulings of a game. */
const CITED: Record<GameId, string> = {
  fits: 'FITS',
  bits: 'BITS',
  quadrata: 'QUAD',
  digit: 'DIGIT',
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The parts of a section: paragraphs by their number, drawings by their name, or a block. */
type Part = number | string | Block;

class Writer {
  readonly sections: Section[] = [];

  constructor(readonly game: GameId) {}

  section(id: string, ...parts: Part[]): this {
    const { game } = this;
    const blocks = parts.map((part): Block => {
      if (typeof part === 'number') return { kind: 'text', key: `rules-${game}-${id}-${part}` };
      return typeof part === 'string' ? { kind: 'drawing', name: part } : part;
    });
    this.sections.push({ id, head: `rules-${game}-${id}-head`, blocks });
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
    const { game } = this;
    const listed = upTo(rulings).map((number) => ({
      name: `${CITED[game]}-${number}`,
      key: `ruling-${game}-${number}`,
    }));
    const also: Block = { kind: 'text', key: 'rules-decided' };
    const decisions = this.list('decided', decided);
    this.section('rulings', 1, { kind: 'rulings', rulings: listed }, also, decisions);
    const text: Block = { kind: 'text', key: `rules-${game}-sources` };
    return this.section('sources', text, ...(made ? [this.list('made', made)] : []));
  }
}

function writeFits(): Section[] {
  const writer = new Writer('fits');
  const boards = [...upTo(8).map(String), 'JEUXSOC'];
  const counts: Block = {
    kind: 'boards',
    boards: boards.map((board) => ({ board, key: `rules-fits-board-${board}` })),
  };
  return writer
    .section('idea', 1)
    .section('table', 1, 'pieces', 2, 3)
    .section('turn', 1, 2, 3)
    .section('drop', 1, 2, 'falls', 3)
    .section('scoring', 1, 'counts', counts)
    .tries(2)
    .section('end', 1)
    .section('alone', 1, { kind: 'ranks' })
    .section('editions', 1, 2)
    .rulings(6, 3, 6).sections;
}

function writeBits(): Section[] {
  const writer = new Writer('bits');
  const cards: Block = {
    kind: 'cards',
    cards: ['1', '2', '3'].map((card) => ({ card, key: `rules-bits-card-${card}` })),
  };
  return writer
    .section('idea', 1)
    .section('table', 1, 2, 3)
    .section('turn', 1, 2, 3, 4)
    .section('drop', 1, 2)
    .section('scoring', 1, cards, 'forms', 2, 'areas')
    .tries(2)
    .section('end', 1)
    .section('alone', 1, { kind: 'ranks' })
    .section('editions', 1, 2)
    .rulings(7, 3, 3).sections;
}

function writeQuadrata(): Section[] {
  const writer = new Writer('quadrata');
  return writer
    .section('idea', 1)
    .section('table', 1, 2, 'forms', 3, 4)
    .section('turn', 1, 2, writer.list('way', 4, true), 'ways', 3)
    .section('rob', 1, 2)
    .section('joker', 1)
    .section('scoring', 1, writer.list('count', 3))
    .tries(2)
    .section('end', 1)
    .section('alone', 1)
    .section('editions', 1, 2)
    .rulings(9, 3, 3).sections;
}

function writeDigit(): Section[] {
  return new Writer('digit')
    .section('idea', 1)
    .section('table', 1, 2, 'figures', 'same')
    .section('turn', 1, 2, 'moved', 3)
    .section('standard', 1, 2)
    .section('plus', 1, 2)
    .section('open', 1)
    .section('alone', 1, 2, { kind: 'ranks' })
    .tries(2)
    .section('editions', 1, 2)
    .rulings(11, 6, 0).sections;
}

export const OUTLINES: Record<GameId, Section[]> = {
  fits: writeFits(),
  bits: writeBits(),
  quadrata: writeQuadrata(),
  digit: writeDigit(),
};

/** Keys that the pages of all games say. */
const SHARED = ['rules-try', 'rules-decided'];

/** Every key that the page of a game says, of the catalogue that is its own. */
export function keysOf(game: GameId): string[] {
  const said = OUTLINES[game].flatMap(({ head, blocks }) => [
    head,
    ...blocks.flatMap((block) => blockKeys(game, block)),
  ]);
  return [`rules-${game}-lead`, ...said.filter((key) => !SHARED.includes(key))];
}

function blockKeys(game: GameId, block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [block.key];
    case 'list':
      return block.keys;
    case 'rulings':
      return block.rulings.map((ruling) => ruling.key);
    case 'cards':
      return block.cards.map((card) => card.key);
    case 'boards':
      return block.boards.map((board) => board.key);
    case 'drawing':
      return [`rules-${game}-${block.name}-caption`, `rules-${game}-${block.name}-alt`];
    case 'tries':
      return block.tries.flatMap((n) => [`rules-${game}-try-${n}-head`, `rules-${game}-try-${n}`]);
    case 'ranks':
      return [];
  }
}
