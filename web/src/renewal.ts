/** A part of the page that does not come, because the server has a newer page by now. */

const KEY = 'formspiel.renewed';
/** What does not come then either is not asked for again and again. */
const PAUSE = 30_000;

/** Load the page anew when a part of it is missing: the tables and their secrets are kept. */
export function renewWhenPartsAreMissing(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    // Without a connection nothing newer can be had.
    if (!navigator.onLine || Date.now() - last < PAUSE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    reload();
  });
}
