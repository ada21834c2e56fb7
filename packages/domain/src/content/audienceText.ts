/** The people for whom an item opens, or would open once it is published. */
export interface Audience {
  /** Whether it opens for everyone, without signing in. */
  readonly isPublic: boolean;
  /** The number of people who are not archived, each counted once. */
  readonly people: number;
  /** The names of the access levels and products that open it. */
  readonly sources: readonly string[];
}

const grouped = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

const anyOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/**
 * The sentence that states who gets an item.
 *
 * @example audienceText({ isPublic: false, people: 291, sources: ['Member'] })
 * // '291 people get it (Member), and no one else.'
 */
export function audienceText({ isPublic, people, sources }: Audience): string {
  if (isPublic) return 'Everyone gets it, without signing in.';
  if (sources.length === 0) return 'No one gets it yet: choose access levels, or add it to a product.';
  if (people === 0) return `No one gets it yet: no one has ${anyOf(sources)}.`;
  return `${grouped(people)} ${people === 1 ? 'person gets' : 'people get'} it (${anyOf(sources)}), and no one else.`;
}
