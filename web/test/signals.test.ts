import { flushSync, mount, unmount } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Signals from '../src/parts/Signals.svelte';
import { settings } from '../src/settings.svelte';
import { wantNotifications } from '../src/signals';
import type { TableStore } from '../src/table.svelte';
import { texts } from '../src/texts.svelte';
import type { ShownTable } from '../src/types';
import { tableOf } from './fixtures';

class FakeNotification {
  static permission = 'granted';
  static shown: { title: string; body: string; tag: string; icon: string }[] = [];
  static requestPermission = async () => FakeNotification.permission;
  constructor(title: string, more: { body: string; tag: string; icon: string }) {
    FakeNotification.shown.push({ title, ...more });
  }
}
const shown = FakeNotification.shown;
const TOKEN = 'kXb0b5rQ3v9uYw2mT8s1c4d6e7f0a9Z-Jh_LqPnRtVw';

describe('a notification', () => {
  let signals: ReturnType<typeof mount>;
  let now: SvelteMap<string, unknown>;
  let visible: DocumentVisibilityState;

  beforeAll(async () => {
    await texts.need('page');
    await texts.speak('en');
  });
  beforeEach(() => {
    vi.stubGlobal('Notification', FakeNotification);
    FakeNotification.permission = 'granted';
    shown.length = 0;
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
    visible = 'visible';
    settings.notifications = true;
  });
  afterEach(() => {
    void unmount(signals);
    settings.notifications = false;
    vi.restoreAllMocks();
  });

  /** Sit at a table of two, and look at it. */
  function sit(more: Partial<ShownTable> = {}): void {
    now = new SvelteMap<string, unknown>([
      ['isMine', false],
      ['chat', []],
    ]);
    const table = { ...tableOf('fits', 2), ...more };
    const store = {
      name: table.table,
      seat: 0,
      keys: { token: TOKEN },
      get isMine() {
        return now.get('isMine');
      },
      get chat() {
        return now.get('chat');
      },
    } as unknown as TableStore;
    signals = mount(Signals, { target: document.body, props: { store, table } });
    flushSync();
  }
  function look(how: DocumentVisibilityState): void {
    visible = how;
    document.dispatchEvent(new Event('visibilitychange'));
    flushSync();
  }
  function become(what: string, value: unknown): void {
    now.set(what, value);
    flushSync();
  }
  const say = (seat: number, text: string) =>
    become('chat', [...(now.get('chat') as object[]), { kind: 'said', number: 1, seat, text }]);

  it('comes once when it is the turn of somebody who looks elsewhere', () => {
    sit();
    look('hidden');
    expect(shown).toEqual([]);
    become('isMine', true);
    expect(shown).toEqual([
      { title: 'fits', body: 'Your turn.', tag: 'abcdefghij234567', icon: '/icon.svg' },
    ]);
    say(0, 'my own words');
    expect(shown).toHaveLength(1);
  });

  it('does not come to who looks on, plays alone, or has finished', () => {
    sit();
    become('isMine', true);
    void unmount(signals);
    for (const more of [{ seats: tableOf('fits', 1).seats }, { is_over: true }, { has_begun: false }]) {
      visible = 'visible';
      sit(more);
      look('hidden');
      become('isMine', true);
      void unmount(signals);
    }
    expect(shown).toEqual([]);
    sit();
  });

  it.each(['denied', 'default'])('does not come where the browser says %s', (permission) => {
    FakeNotification.permission = permission;
    sit();
    look('hidden');
    become('isMine', true);
    expect(shown).toEqual([]);
  });

  it('does not come to who has not asked for it, and is asked for by the browser alone', async () => {
    settings.notifications = false;
    sit();
    look('hidden');
    become('isMine', true);
    expect(shown).toEqual([]);
    FakeNotification.permission = 'denied';
    await wantNotifications(true);
    expect(settings.notifications).toBe(false);
    FakeNotification.permission = 'granted';
    await wantNotifications(true);
    expect(settings.notifications).toBe(true);
  });

  it('tells what somebody said, not all of a long speech, and no secret', () => {
    sit();
    look('hidden');
    say(1, 'Well laid!');
    expect(shown.at(-1)).toMatchObject({
      title: 'fits',
      body: 'Seat 2: Well laid!',
      tag: 'abcdefghij234567/talk',
    });
    say(1, '🙂'.repeat(500));
    expect([...(shown.at(-1)?.body ?? '')]).toHaveLength(120);
    expect(shown.at(-1)?.body).toMatch(/🙂…$/u);
    expect(JSON.stringify(shown)).not.toContain(TOKEN);
  });
});
