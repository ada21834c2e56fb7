/** One of the four colours of a palette: 1 background, 2 and 3 shapes, 4 the highlight. */
export type CoverTone = 1 | 2 | 3 | 4;

/** One flat shape of a cover, on a canvas of 320 × 180. With `stroke` it is a line, otherwise it is filled. */
export interface CoverShape {
  readonly d: string;
  readonly tone: CoverTone;
  readonly opacity?: number;
  readonly stroke?: number;
  readonly dotted?: boolean;
}

/**
 * Generates one pattern. The random numbers are passed in, so that the same cover always looks the
 * same.
 */
export type CoverPattern = (random: () => number) => readonly CoverShape[];
