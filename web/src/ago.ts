/** How long ago something was, in the language of the page. */

import { settings } from './settings.svelte';

const HOUR = 60;
const DAY = 24 * HOUR;

export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const minutes = Math.round((at - now) / 60_000);
  if (minutes >= 0) return format.format(0, 'second');
  if (minutes > -HOUR) return format.format(minutes, 'minute');
  if (minutes > -DAY) return format.format(Math.round(minutes / HOUR), 'hour');
  return format.format(Math.round(minutes / DAY), 'day');
}
