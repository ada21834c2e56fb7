import { emailAddress } from '../auth/emailAddress.ts';
import { webLink } from '../resources/webLink.ts';
import { fileCategory } from '../uploads/fileCategory.ts';

/**
 * The start of a web address without a scheme: a host with a dot, an optional port, then the end, a
 * path or a query.
 */
const HOST = /^[^\s/\\?#@:]+\.[^\s/\\?#@:.]{2,}(?::\d{1,5})?(?=[/?#]|$)/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const OWN_PATH = /^[\w-]+(?:[/?#]|$)/;

/**
 * The address that the author of a link meant. A web address without a scheme gets https, an email
 * address becomes a mailto link, and a path without its slash starts at the site instead of the
 * page. Everything else stays unchanged, including a forbidden scheme, which the allow-list drops.
 * A product decision.
 *
 * @example linkTarget('www.canva.com') // 'https://www.canva.com'
 * @example linkTarget('/courses/my-courses/136') // '/courses/my-courses/136'
 */
export function linkTarget(written: string): string {
  if (written.startsWith('//')) return `https:${written}`;
  const [host] = HOST.exec(written) ?? [];
  if (host !== undefined && !isFileName(written) && webLink(written) !== null) return `https://${written}`;
  if (SCHEME.test(written)) return written;
  if (emailAddress(written.replace(/\?.*$/s, '')) !== null) return `mailto:${written}`;
  return OWN_PATH.test(written) ? `/${written}` : written;
}

/** Whether a text is just a file name, such as plan.pdf: not a host, although it has a dot. */
const isFileName = (text: string): boolean => /^[^./?#]+\.\w+$/.test(text) && fileCategory(text) !== null;
