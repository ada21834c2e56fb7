import { round } from './swellPath.ts';

export const circlePath = (x: number, y: number, radius: number) => {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0Z`;
};

export const roundedSquarePath = (x: number, y: number, size: number, radius: number) => {
  const side = size - 2 * radius;
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return `M${x + radius} ${y}h${side}${arc(radius, radius)}v${side}${arc(-radius, radius)}h${-side}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}Z`;
};

export type Point = readonly [x: number, y: number];

/** A smooth closed line through the points (Catmull-Rom as cubic curves). */
export const smoothPath = (points: readonly Point[]) => {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const curves = points.map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6].map(round);
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6].map(round);
    return `C${first.join(' ')} ${second.join(' ')} ${c.map(round).join(' ')}`;
  });
  return `M${at(0).map(round).join(' ')}${curves.join('')}Z`;
};
