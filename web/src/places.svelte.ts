/** The tables at which this device has a seat or may watch: their secrets, and what they are. */

export interface Held {
  table: string;
  game: string;
  /** Holds a seat. */
  token?: string | undefined;
  seat?: number | undefined;
  /** As whom the person sits there, for want of a name of their own. */
  given?: string | undefined;
  /** Lets others take an open seat. */
  invite?: string | undefined;
  /** Lets watch. */
  spectate?: string | undefined;
  /** When it was last looked at, in milliseconds. */
  at: number;
  isOver?: boolean | undefined;
  /** The number of the last entry of the talk that was read. */
  heard?: number | undefined;
}

const KEY = 'formspiel.tables';
const MOST = 50;

function read(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Held[]) : [];
  } catch {
    return [];
  }
}

class Places {
  all = $state.raw<Held[]>(read());

  find(table: string): Held | undefined {
    return this.all.find((held) => held.table === table);
  }

  /** Keep what is known of a table, beside what was known before. */
  keep(table: string, game: string, more: Partial<Held>): void {
    const held = { at: Date.now(), ...this.find(table), table, game, ...more };
    this.store([held, ...this.all.filter((other) => other.table !== table)]);
  }

  drop(table: string): void {
    this.store(this.all.filter((held) => held.table !== table));
  }

  /** Games to go on with, the latest first. */
  get open(): Held[] {
    return this.all.filter((held) => held.token && !held.isOver).toSorted((a, b) => b.at - a.at);
  }

  private store(all: Held[]): void {
    this.all = all.toSorted((a, b) => b.at - a.at).slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Without storage a reload loses the seat; the game goes on until then.
    }
  }
}

export const places = new Places();
