import type { CoverPattern } from './CoverShape.ts';
import { circlePath } from './paths.ts';
import { swellPath } from './swellPath.ts';

const OPACITIES = [0.95, 0.5, 0.95, 0.6] as const;

/** A sun over bands of sea. */
export const horizon: CoverPattern = (random) => {
  // Stays whole in a square crop.
  const x = 106 + random() * 108;
  const y = 46 + random() * 22;
  const sun = { d: circlePath(x, y, 24 + random() * 12), tone: 4 } as const;
  const bands = OPACITIES.map((opacity, index) => {
    const height = 7 + random() * 5;
    const start = -40 - random() * 40;
    return { d: swellPath(start, 84 + index * 26, height, 6, 200), tone: index % 2 ? 3 : 2, opacity } as const;
  });
  return [sun, ...bands];
};
