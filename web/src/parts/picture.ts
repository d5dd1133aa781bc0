/** A picture of a result: the final board as it is drawn on the page, and what came of it. */

const SPACE = 'http://www.w3.org/2000/svg';
export const WIDTH = 1080;
export const HEIGHT = 1350;

/** What the style sheets decide, written on the copy as attributes. */
const PAINT = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'dominant-baseline',
  'vector-effect',
  'paint-order',
  'display',
  'visibility',
];

function painted(source: Element, found: Set<string>): Element {
  const copy = source.cloneNode(false) as Element;
  for (const name of ['class', 'style', 'role', 'aria-label', 'aria-hidden']) copy.removeAttribute(name);
  const style = getComputedStyle(source);
  for (const name of PAINT) {
    const value = style.getPropertyValue(name);
    if (!value) continue;
    // An address of this page is of no use elsewhere; what it names is taken along.
    const named = /url\(["']?[^#)]*#([^"')]+)["']?\)/.exec(value)?.[1];
    if (named) found.add(named);
    copy.setAttribute(name, named ? `url(#${named})` : value);
  }
  for (const child of source.childNodes)
    if (child instanceof Element) copy.append(painted(child, found));
    else copy.append(child.cloneNode());
  return copy;
}

function text(words: string, y: number, size: number, fill: string, weight = '400'): Element {
  const line = document.createElementNS(SPACE, 'text');
  const parts = { x: WIDTH / 2, y, fill, 'font-size': size, 'font-weight': weight };
  for (const [name, value] of Object.entries(parts)) line.setAttribute(name, String(value));
  line.setAttribute('text-anchor', 'middle');
  line.setAttribute('font-family', 'system-ui, sans-serif');
  line.textContent = words;
  return line;
}

export interface Words {
  title: string;
  result: string;
  note: string;
}

/** The picture as the text of an SVG file. */
export function drawResult(board: SVGSVGElement, { title, result, note }: Words): string {
  const style = getComputedStyle(board);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const page = document.createElementNS(SPACE, 'svg');
  page.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  page.setAttribute('width', String(WIDTH));
  page.setAttribute('height', String(HEIGHT));
  const paper = document.createElementNS(SPACE, 'rect');
  paper.setAttribute('width', String(WIDTH));
  paper.setAttribute('height', String(HEIGHT));
  paper.setAttribute('fill', colour('--paper'));
  const found = new Set<string>();
  const drawn = painted(board, found);
  for (const [name, value] of [['x', 90], ['y', 170], ['width', 900], ['height', 920]] as const)
    drawn.setAttribute(name, String(value));
  const kept = document.createElementNS(SPACE, 'defs');
  for (const name of found) {
    const source = document.getElementById(name);
    if (source) kept.append(painted(source, new Set()));
  }
  page.append(
    paper,
    kept,
    text(title, 110, 64, colour('--accent-strong'), '650'),
    drawn,
    text(result, 1195, 72, colour('--ink'), '650'),
    text(note, 1265, 40, colour('--quiet')),
    text('Formspiel', 1320, 30, colour('--quiet')),
  );
  return new XMLSerializer().serializeToString(page);
}

/** The same as a PNG. */
export async function paintResult(drawing: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('the picture cannot be painted'));
    }, 'image/png');
  });
}

/** Let the browser save something as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
