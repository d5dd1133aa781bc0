/** Three quiet clicks, if the person wants any: a piece is laid, it is your turn, it is over. */

import { settings } from './settings.svelte';

const PITCHES = { laid: 320, turn: 520, over: 660 };
const VOLUME = 0.06;
const SECONDS = 0.07;

let context: AudioContext | undefined;

export function click(kind: keyof typeof PITCHES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  // Without a press since the page was opened it is silent, and no harm is done.
  void context.resume().catch(() => undefined);
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  const { currentTime } = context;
  oscillator.frequency.value = PITCHES[kind];
  gain.gain.setValueAtTime(VOLUME, currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, currentTime + SECONDS);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();
  oscillator.stop(currentTime + SECONDS);
}
