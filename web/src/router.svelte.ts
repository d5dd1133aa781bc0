/** Where the page is: the address, as a place that has a name. */

export type Place =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'mine' }
  | { page: 'guide'; game: string }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'rules'; game: string | null }
  | { page: 'review'; table: string | null }
  | { page: 'daily' }
  | { page: 'event' }
  | { page: 'challenge'; challenge: string; isScreen: boolean }
  | { page: 'puzzles'; game: string | null; puzzle: string | null }
  | { page: 'lost' };

/** The place of a path. */
export function placeOf(path: string): Place {
  const [room = '', name = '', more, ...rest] = path.replace(/^\/|\/$/g, '').split('/');
  // Whether there is such a game, its page finds out.
  const game = /^[a-z][a-z0-9_-]{0,39}$/.test(name) ? name : undefined;
  if (room === 'puzzles' && (game || name === '') && !rest.length) {
    const isPuzzle = more === undefined || (game && /^[1-5]-(0|[1-9]\d{0,14})$/.test(more));
    if (isPuzzle) return { page: 'puzzles', game: game ?? null, puzzle: more ?? null };
  }
  if (room === 'challenge' && /^[a-z2-7]{16}$/.test(name) && !rest.length)
    if (more === undefined || more === 'screen')
      return { page: 'challenge', challenge: name, isScreen: more === 'screen' };
  if (more !== undefined) return { page: 'lost' };
  if (room === 'daily' && name === '') return { page: 'daily' };
  if (room === 'event' && name === '') return { page: 'event' };
  if (room === '' && name === '') return { page: 'home' };
  if (room === 'lobby' && name === '') return { page: 'lobby' };
  if (room === 'mine' && name === '') return { page: 'mine' };
  if (room === 'guide' && game) return { page: 'guide', game };
  if (room === 'new' && game) return { page: 'new', game };
  const table = /^[a-z2-7]{16}$/.test(name) ? name : undefined;
  if (room === 'table' && table) return { page: 'table', table };
  if (room === 'review' && (table || name === '')) return { page: 'review', table: table ?? null };
  if (room === 'rules' && (game || name === '')) return { page: 'rules', game: game ?? null };
  return { page: 'lost' };
}

/**
 * The secret in the fragment of a link: `#invite=…` or `#watch=…`. A fragment is never sent
 * to a server.
 */
export function secretOf(hash: string): {
  invite?: string;
  watch?: string;
  host?: string;
  screen?: string;
} {
  const [key, value = ''] = hash.replace(/^#/, '').split('=');
  if (!/^[A-Za-z0-9_-]{20,100}$/.test(value)) return {};
  if (key === 'invite') return { invite: value };
  if (key === 'watch') return { watch: value };
  if (key === 'host') return { host: value };
  if (key === 'screen') return { screen: value };
  return {};
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname));

  start(): void {
    addEventListener('popstate', () => this.look());
    addEventListener('hashchange', () => {
      // Somebody has put a link with a secret into a page that is open already.
      if (Object.keys(secretOf(location.hash)).length) location.reload();
    });
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || event.defaultPrevented || link.target || link.download) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
      if (url.pathname === location.pathname && url.hash) return;
      event.preventDefault();
      this.go(url.pathname + url.hash);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.look();
    scrollTo(0, 0);
  }

  /** Go on to another address in place of this one. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.look();
  }

  private look(): void {
    const found = placeOf(location.pathname);
    // Another fragment of the same page is no other place.
    if (JSON.stringify(found) !== JSON.stringify(this.place)) this.place = found;
  }
}

export const router = new Router();
