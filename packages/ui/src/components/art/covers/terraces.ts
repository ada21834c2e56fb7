import type { CoverPattern } from './CoverShape.ts';
import { circlePath } from './paths.ts';
import { round } from './swellPath.ts';

const FOOT = 190;

/** The contours of a terraced hill. */
export const terraces: CoverPattern = (random) => {
  const x = 90 + random() * 160;
  const steps = Array.from({ length: 7 }, (_, index) => {
    const w = 250 - index * 33;
    const h = 150 - index * 20;
    const from = [x - w, FOOT].map(round).join(' ');
    const up = [x - w * 0.5, FOOT - h * 1.05, x - w * 0.2, FOOT - h, x, FOOT - h].map(round).join(' ');
    const down = [x + w * 0.55, FOOT - h * 0.9, x + w, FOOT].map(round).join(' ');
    return { d: `M${from}C${up}S${down}Z`, tone: index % 2 ? 2 : 3, opacity: index % 2 ? 1 : 0.8 } as const;
  });
  return [{ d: circlePath(x > 170 ? 108 : 212, 38, 20), tone: 4 }, ...steps];
};
