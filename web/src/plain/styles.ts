/** How the marks of a text picture are coloured. The text can be read without. */

const HUES = ['blue', 'red', 'green', 'violet'];
const PLAIN = new Set(['quiet', 'strong', 'try']);

/** The classes of a mark whose style is nothing, a kind, or a kind with a name: `piece:L4`. */
export function classOf(style: string): string {
  const [kind = '', name = ''] = style.split(':');
  if (kind === 'field') return name === 'malus' ? 'bad' : 'good';
  if (PLAIN.has(kind)) return kind;
  // Things of the same name have the same colour, whatever it is.
  return kind ? `thing ${hueOf(name)}` : '';
}

function hueOf(name: string): string {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return HUES[sum % HUES.length] ?? '';
}

/** How many characters wide the widest line is. */
export function widthOf(lines: readonly (readonly { text: string }[])[]): number {
  const wide = lines.map((line) => line.reduce((sum, { text }) => sum + [...text].length, 0));
  return Math.max(1, ...wide);
}
