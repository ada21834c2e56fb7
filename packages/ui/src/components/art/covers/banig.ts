import type { CoverPattern, CoverShape, CoverTone } from './CoverShape.ts';
import { round } from './swellPath.ts';

const STEP = 32;

const weave = (): readonly CoverShape[] => {
  const strands = new Map<string, { tone: CoverTone; opacity: number; d: string }>();
  for (let row = -1; row < 7; row += 1) {
    for (let column = -1; column < 11; column += 1) {
      const x = round(column * STEP + (row % 2 ? STEP / 2 : 0) + 8);
      const y = round(row * STEP * 0.88 + 8);
      const turn = (column * 3 + row * 5 + 70) % 7;
      const tone = turn === 0 ? 4 : turn % 2 ? 2 : 3;
      const opacity = turn % 3 === 2 ? 0.45 : 0.9;
      const strand = strands.get(`${tone} ${opacity}`) ?? { tone, opacity, d: '' };
      strands.set(`${tone} ${opacity}`, { ...strand, d: `${strand.d}M${x} ${round(y - 15)}l15 15-15 15-15-15Z` });
    }
  }
  return [...strands.values()];
};

// The mat is the same for every id, so it is computed once: 96 diamonds as one shape per colour.
const MAT = weave();

/** A woven sleeping mat. */
export const banig: CoverPattern = () => MAT;
