import * as z from 'zod/mini';

/** Maximum size of the request that reports a visit, in bytes. */
export const MAX_VISIT_BYTES = 1024;

/**
 * A visit as the browser reports it: the path of the page, without query.
 *
 * @example visitForm.parse({ path: '/freelancing-course' }).path // '/freelancing-course'
 */
export const visitForm = z.object({ path: z.string().check(z.maxLength(500), z.regex(/^\/[^?#\s\\]*$/)) });

/**
 * The funnel and the affiliate link that the path of a public page names. Both are only candidates:
 * the first segment may also be an affiliate.
 *
 * @returns null for a path that names neither
 * @example
 * readVisitedPath('/freelancing-course/maria')
 * // { slug: 'freelancing-course', affLink: 'maria' }
 * @spec 1 §2.6
 */
export function readVisitedPath(path: string): { slug: string; affLink: string | null } | null {
  const [, slug = '', affLink = null, ...more] = path.replace(/\/$/, '').split('/');
  return slug !== '' && more.length === 0 && affLink !== '' ? { slug, affLink } : null;
}
