import { countText } from './countText.ts';

/** What the rows of a list are called: one of them, and several. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/**
 * A number of rows with their name, as lists show and say it.
 *
 * @example countNoun(1, { one: 'course', many: 'courses' }) // '1 course'
 * @example countNoun(1001, { one: 'course', many: 'courses' }) // '1,000+ courses'
 * The cap of counts is a product decision.
 */
export function countNoun(rows: number, { one, many }: Noun): string {
  const count = countText(rows);
  return `${count} ${count === '1' ? one : many}`;
}
