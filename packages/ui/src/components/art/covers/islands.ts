import type { CoverPattern, CoverShape } from './CoverShape.ts';
import { circlePath, smoothPath, type Point } from './paths.ts';
import { round } from './swellPath.ts';

const SHORES = [
  { scale: 1.75, tone: 2, opacity: 0.9 },
  { scale: 1.2, tone: 3, opacity: 0.55 },
  { scale: 0.88, tone: 3, opacity: 1 },
] as const;

const shore = ([x, y]: Point, radius: number, bumps: readonly number[]) =>
  smoothPath(
    bumps.map((bump, index) => {
      const angle = (index * 2 * Math.PI) / bumps.length;
      return [x + radius * 1.15 * bump * Math.cos(angle), y + radius * 0.8 * bump * Math.sin(angle)] as const;
    }),
  );

const route = (stops: readonly Point[]) => {
  let [fromX, fromY] = [-10, (stops[0]?.[1] ?? 0) + 40];
  let d = `M${fromX} ${round(fromY)}`;
  for (const [x, y] of stops) {
    const middle = (fromX + x) / 2;
    d += `C${[middle, fromY, middle, y, x, y].map(round).join(' ')}`;
    [fromX, fromY] = [x, y];
  }
  return d;
};

/** A route between islands, seen from above. */
export const islands: CoverPattern = (random) => {
  const stops: Point[] = [];
  const land = Array.from({ length: 4 }, (_, index) => {
    const stop: Point = [40 + index * 80 + random() * 12 - 6, 52 + (index % 2) * 72 + random() * 20 - 8];
    const radius = 20 + random() * 14;
    const bumps = Array.from({ length: 8 }, () => 0.72 + random() * 0.5);
    stops.push(stop);
    return SHORES.map(({ scale, tone, opacity }): CoverShape => ({ d: shore(stop, radius * scale, bumps), tone, opacity }));
  });
  const [x, y] = stops.at(-1) ?? [0, 0];
  return [
    ...land.flat(),
    { d: route(stops), tone: 4, stroke: 3, dotted: true },
    { d: circlePath(x, y, 9), tone: 1 },
    { d: circlePath(x, y, 5.5), tone: 4 },
  ];
};
