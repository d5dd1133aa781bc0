/** What calls a person back who looks elsewhere: title, icon, badge, sound and notification. */

import { settings } from './settings.svelte';

const ICON = '/icon.svg';
const ICON_OF_TURN = '/icon-turn.svg';
/** So many signs of what somebody said are told outside of the page; the rest is read at the table. */
const LONGEST = 120;

interface BadgeNavigator {
  setAppBadge?: (count?: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Mark the icon of the page, and where there is one that of the app; none is marked for 0. */
export function markIcon(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = count ? ICON_OF_TURN : ICON;
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
  const badges = navigator as BadgeNavigator;
  const done = count ? badges.setAppBadge?.(count) : badges.clearAppBadge?.();
  // A browser that shows no badges has the title still.
  done?.catch(() => undefined);
}

/** Whether this browser can show notifications at all. */
export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** The person wants notifications, or wants them no more; only after a click of theirs. */
export async function wantNotifications(isWanted: boolean): Promise<void> {
  if (!isWanted || !canNotify()) settings.notifications = false;
  else settings.notifications = (await Notification.requestPermission()) === 'granted';
}

/** Tell something outside of the page, if that was asked for; one notification for a table. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!settings.notifications || !canNotify() || Notification.permission !== 'granted') return;
  const told = { body: cut(body), tag, icon: ICON };
  try {
    const shown = new Notification(title, told);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // On a phone only the worker of the page may show one.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, told);
  }
}

function cut(words: string): string {
  const signs = [...words];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : words;
}
