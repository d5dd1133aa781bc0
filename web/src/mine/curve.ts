/** Points over games as a drawn curve, 300 wide and 72 high. */

const [LEFT, RIGHT, TOP, BOTTOM] = [6, 294, 6, 62];

/** Where the points of each game are drawn: the first at the left, the best at the top. */
export function dotsOf(points: readonly number[]): [number, number][] {
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const step = (RIGHT - LEFT) / Math.max(1, points.length - 1);
  return points.map((value, index) => {
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return [round(LEFT + index * step), round(BOTTOM - share * (BOTTOM - TOP))];
  });
}

export function curveOf(points: readonly number[]): string {
  return dotsOf(points)
    .map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`)
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
