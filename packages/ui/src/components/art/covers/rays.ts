import type { CoverPattern } from './CoverShape.ts';
import { circlePath } from './paths.ts';
import { round } from './swellPath.ts';

const FOOT = 180;
const LENGTH = 340;

/** The sun from below. */
export const rays: CoverPattern = (random) => {
  const x = 110 + random() * 100;
  const tip = (angle: number) => `L${round(x + LENGTH * Math.cos(angle))} ${round(FOOT + LENGTH * Math.sin(angle))}`;
  const beams = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI + (index * Math.PI) / 12.5;
    return { d: `M${round(x)} ${FOOT}${tip(angle)}${tip(angle + 0.13)}Z`, tone: index % 2 ? 2 : 3, opacity: 0.85 } as const;
  });
  return [...beams, { d: circlePath(x, FOOT, 62), tone: 4 }, { d: circlePath(x, FOOT, 80), tone: 4, stroke: 3, opacity: 0.6 }];
};
