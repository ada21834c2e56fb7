import type { CoverPattern } from './CoverShape.ts';
import { roundedSquarePath } from './paths.ts';
import { round } from './swellPath.ts';

/** A window of shell panes. */
export const capiz: CoverPattern = (random) =>
  Array.from({ length: 28 }, (_, index) => {
    const light = random();
    const x = (index % 7) * 46 + 2;
    const y = Math.floor(index / 7) * 46 + 1;
    return {
      d: roundedSquarePath(x, y, 41, light > 0.6 ? 20 : 6),
      tone: light > 0.9 ? 4 : light > 0.45 ? 3 : 2,
      opacity: round(0.35 + light * 0.6),
    };
  });
