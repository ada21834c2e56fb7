/** Which of the four colours of a palette: 1 ground, 2 and 3 forms, 4 the one spark. */
export type CoverTone = 1 | 2 | 3 | 4;

/** One flat form of a cover, in a field of 320 × 180. With `stroke` it is a line, otherwise it is filled. */
export interface CoverShape {
  readonly d: string;
  readonly tone: CoverTone;
  readonly opacity?: number;
  readonly stroke?: number;
  readonly dotted?: boolean;
}

/** Draws one pattern; the numbers between 0 and 1 that vary it come from outside, so the same cover is always drawn the same. */
export type CoverPattern = (random: () => number) => readonly CoverShape[];
