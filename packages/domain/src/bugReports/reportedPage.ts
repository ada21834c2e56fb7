/** Maximum number of characters of the page in a report. */
export const MAX_PAGE_CHARACTERS = 300;

/** A page of the site in the words of a reporter: a path, with or without the host in front. */
const PATH = /^(?:https?:\/\/[^/?#]+)?(\/[^?#]*)?(?:\?([^#]*))?/i;

/**
 * The page in a bug report: its path and its tab. The rest of the query is left out, because it may
 * contain a secret or a name. A text that is not an address remains as it is.
 *
 * @example
 * reportedPage('https://atlas.example/profile?tab=account&key=1')
 * // '/profile?tab=account'
 * @spec a product decision, §20 M10
 */
export function reportedPage(text: string): string {
  const given = text.trim();
  if (!/^(?:https?:\/\/|\/)/i.test(given)) return given.replace(/[?#].*/s, '');
  const [, path = '/', query = ''] = PATH.exec(given) ?? [];
  const tab = new URLSearchParams(query).get('tab') ?? '';
  return /^[\w-]{1,40}$/.test(tab) ? `${path}?tab=${tab}` : path;
}
