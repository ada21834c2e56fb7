import { withoutTrailingSlash } from '../navigation/withoutTrailingSlash.ts';

/**
 * The one whole address of a public page, as search engines shall list it: on the origin of the site, without query, fragment and
 * trailing slash.
 *
 * @param origin of the site, without a trailing slash
 * @param path of the page, encoded as in an address; what follows it there is left out
 * @example canonicalUrl('https://atlas.example', '/freelancing-course/?fbclid=1') // 'https://atlas.example/freelancing-course'
 */
export const canonicalUrl = (origin: string, path: string): string => origin + withoutTrailingSlash(path.split(/[?#]/, 1)[0] ?? '/');
