/**
 * What holds for the keys of all boards.
 *
 * A key that is held down is sent again and again, and the browser presses a focused button
 * each time. Whoever leans on a key wants one move: for the next one the key is
 * let go and pressed anew, also where it was pressed before it was one's turn.
 */

/** What plays, takes up, takes back or sets aside. What only shifts and turns may go on. */
const ONCE = new Set(['Enter', ' ', 's', 'u', 'h']);
const PRESSED = 'button, a, summary, [role=button], [role=option], [role=application]';

/**
 * Whether nobody has chosen where the keys go, so that a board may take them: the focus is
 * nowhere, or where a page begins to be read.
 */
export function isIdle(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.tagName === 'MAIN';
}

const TYPED = 'input, textarea, select, [contenteditable]';
const SILENT = new Set(['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/** Whether a press has nothing to do with the board: something else is pressed or typed. */
export function isMeantElsewhere(event: PointerEvent | KeyboardEvent): boolean {
  if (!(event.target instanceof Element)) return false;
  const { target } = event;
  if (event instanceof KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey || SILENT.has(event.key);
    if (isCommand || target.closest(TYPED)) return true;
    if (event.key !== 'Enter' && event.key !== ' ') return false;
  }
  return target.closest('.board') === null && target.closest(`${PRESSED}, ${TYPED}`) !== null;
}

/**
 * Let the second click of a double click press no main button: it would make a move that comes
 * after the one that was meant. For the whole page; what shifts and turns may be clicked quickly.
 */
export function stopDoubled(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target instanceof Element)) return;
  if (!event.target.closest('button.main')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whether a key that counts once for every press comes again because it is held down. */
export function isHeldDown(event: KeyboardEvent): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.repeat && ONCE.has(key);
}

/**
 * Let held Enter and space press nothing again, whatever has the focus by now. For the whole
 * page, before anything else hears of it. Enter would send forms again too; where text of many
 * lines is written it is a key like others, and space scrolls and is typed as ever.
 */
export function stopHeldDown(event: KeyboardEvent): void {
  if (!event.repeat || !(event.target instanceof Element)) return;
  const { target } = event;
  const presses =
    event.key === 'Enter'
      ? !target.matches('textarea')
      : event.key === ' ' && target.closest(PRESSED) !== null;
  if (!presses) return;
  event.preventDefault();
  event.stopPropagation();
}
