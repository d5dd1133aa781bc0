/** The challenges of this device: the secrets by which it takes part, leads or shows them. */

export interface KeptChallenge {
  challenge: string;
  /** Of an entrant. */
  token?: string | undefined;
  /** Of the host of an event, and of its big screen. */
  host?: string | undefined;
  screen?: string | undefined;
  kind?: string | undefined;
  title?: string | undefined;
  /** When it was last opened, in milliseconds. */
  at: number;
}

const KEY = 'formspiel.challenges';
const DEVICE = 'formspiel.device';
const MOST = 200;
const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;
const CHALLENGE = /^[a-z2-7]{16}$/;

const isToken = (value: unknown) =>
  value === undefined || (typeof value === 'string' && TOKEN.test(value));
const isShort = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.length <= 200);

export function isKept(value: unknown): value is KeptChallenge {
  const one = (value ?? {}) as Record<string, unknown>;
  return (
    typeof one.challenge === 'string' &&
    CHALLENGE.test(one.challenge) &&
    [one.token, one.host, one.screen].every(isToken) &&
    [one.kind, one.title].every(isShort) &&
    typeof one.at === 'number' &&
    Number.isFinite(one.at)
  );
}

function read(): KeptChallenge[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

class AllKept {
  /** The latest first. */
  all = $state.raw<KeptChallenge[]>(read());

  find(challenge: string): KeptChallenge | undefined {
    return this.all.find((one) => one.challenge === challenge);
  }

  keep(challenge: string, more: Partial<KeptChallenge>): void {
    const own = { at: Date.now(), ...this.find(challenge), ...more, challenge };
    this.all = [own, ...this.all.filter((one) => one.challenge !== challenge)].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Until the page is closed it is known all the same.
    }
  }
}

export const kept = new AllKept();

/** A secret by chance, as long as the server wants them. */
export function drawSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

let device: string | null = null;

/** A secret that this device keeps for good: it tells a second try, and days in a row. */
export function deviceSecret(): string {
  if (device) return device;
  try {
    const found = localStorage.getItem(DEVICE);
    device = found && /^[A-Za-z0-9_-]{22,64}$/.test(found) ? found : drawSecret();
    localStorage.setItem(DEVICE, device);
  } catch {
    // A browser that keeps nothing is another device each time; that cannot be prevented.
    device ??= drawSecret();
  }
  return device;
}
