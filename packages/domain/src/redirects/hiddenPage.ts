import { comparablePath } from './redirectRule.ts';

/** The kinds of records that own a slug. */
export const SLUG_OWNERS = ['funnel', 'affiliate'] as const;
export type SlugOwner = (typeof SLUG_OWNERS)[number];

/** The page of a funnel, or the main link of an affiliate, at a path that a rule covers. */
export interface HiddenPage {
  readonly kind: SlugOwner;
  /** The name of the funnel or the affiliate; null for one that the reader may not see. */
  readonly name: string | null;
}

/**
 * The slug whose page a path opens; null for other paths.
 *
 * @example slugOfPath('/Freelancing-Course/') // 'freelancing-course'
 * @example slugOfPath('/freelancing-course/maria') // null
 * @spec 1 §2.6
 */
export const slugOfPath = (path: string): string | null => /^\/([^/]+)$/.exec(comparablePath(path))?.[1] ?? null;

/**
 * A page that a rule hides, in words that follow a verb.
 *
 * @example hiddenPageText({ kind: 'funnel', name: 'Freelancing Course' })
 * // 'the funnel Freelancing Course'
 */
export function hiddenPageText({ kind, name }: HiddenPage): string {
  if (kind === 'funnel') return name === null ? 'a funnel' : `the funnel ${name}`;
  return name === null ? 'the main link of an affiliate' : `the main link of ${name}`;
}
