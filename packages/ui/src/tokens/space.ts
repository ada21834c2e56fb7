/** Steps of the 4-point grid: 1 is 4 px, 4 is 16 px, 12 is 48 px, 0 removes the gap. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12;

/** `space(4)` returns `var(--space-4)`. */
export const space = (step: Space) => (step === 0 ? '0' : `var(--space-${step})`);
