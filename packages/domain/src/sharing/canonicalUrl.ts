import { withoutTrailingSlash } from '../navigation/withoutTrailingSlash.ts';

/**
 * The canonical address of a public page for search engines: on the origin of the site, without
 * query, fragment and trailing slash.
 *
 * @param origin the origin of the site, without a trailing slash
 * @param path the path of the page, encoded as in an address; query and fragment are dropped
 * @example canonicalUrl('https://atlas.example', '/freelancing-course/?fbclid=1')
 * // 'https://atlas.example/freelancing-course'
 */
export const canonicalUrl = (origin: string, path: string): string => origin + withoutTrailingSlash(path.split(/[?#]/, 1)[0] ?? '/');
