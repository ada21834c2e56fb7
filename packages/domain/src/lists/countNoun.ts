import { countText } from './countText.ts';

/** The noun for the rows of a list, in singular and plural. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/**
 * A number of rows with its noun, as lists show and announce it. The cap of counts is a product
 * decision.
 *
 * @example countNoun(1, { one: 'course', many: 'courses' }) // '1 course'
 * @example countNoun(1001, { one: 'course', many: 'courses' }) // '1,000+ courses'
 */
export function countNoun(rows: number, { one, many }: Noun): string {
  const count = countText(rows);
  return `${count} ${count === '1' ? one : many}`;
}
