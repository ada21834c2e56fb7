/** The address from which a published spreadsheet is loaded, or why there is none. */
export type PublishedSheet = { readonly url: string; readonly problem: null } | { readonly url: null; readonly problem: string };

const NOT_A_LINK = 'Paste the whole link of the published spreadsheet. It begins with https://.';
const NOT_PUBLISHED =
  'This link is for editing. In Google Sheets choose File, Share, Publish to web, and paste the link that is shown there.';

/** The https address in a text, without credentials or a port. */
function httpsAddress(text: string): URL | null {
  try {
    const url = new URL(text);
    return !/\s/.test(text) && url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '' ? url : null;
  } catch {
    return null;
  }
}

/**
 * Why sheets may not be loaded from an address; null for one on a host of the list, or on a
 * subdomain of it. It applies to every redirect too.
 *
 * @param hosts host names such as 'docs.google.com'
 * @example sheetHostProblem('https://docs.google.com/x', ['docs.google.com']) // null
 */
export function sheetHostProblem(address: string, hosts: readonly string[]): string | null {
  const url = httpsAddress(address);
  if (url === null) return NOT_A_LINK;
  const host = url.hostname.replace(/\.$/, '');
  if (hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))) return null;
  return `${host} is not on the list of hosts that imports may load sheets from. An admin adds hosts in the settings.`;
}

/**
 * The address from which a published spreadsheet is loaded: of Google's link for reading, the
 * workbook with all sheets, or the one sheet that was published; any other link as it is. Product
 * decision §13.
 *
 * @param hosts the hosts that staff allow
 * @example
 * publishedSheet('https://docs.google.com/spreadsheets/d/e/2PACX/pubhtml', ['docs.google.com']).url
 * // 'https://docs.google.com/spreadsheets/d/e/2PACX/pub?output=xlsx'
 */
export function publishedSheet(text: string, hosts: readonly string[]): PublishedSheet {
  const typed = text.trim();
  const problem = sheetHostProblem(typed, hosts);
  if (problem !== null) return { url: null, problem };
  const url = new URL(typed);
  const address = url.href.split('#', 1)[0] ?? '';
  if (url.hostname !== 'docs.google.com') return { url: address, problem: null };
  const published = /^(\/spreadsheets\/(?:u\/\d+\/)?d\/e\/[\w-]+)\/pub(?:html)?$/.exec(url.pathname)?.[1];
  if (published === undefined)
    return /^\/spreadsheets\/.*\/export$/.test(url.pathname) ? { url: address, problem: null } : { url: null, problem: NOT_PUBLISHED };
  const asked = new URLSearchParams(url.search);
  const wanted = new URLSearchParams();
  for (const name of ['gid', 'single']) {
    const value = asked.get(name);
    if (value !== null) wanted.set(name, value);
  }
  // A CSV file has one sheet, so it is loaded only when the link is for CSV.
  wanted.set('output', asked.get('output') === 'csv' ? 'csv' : 'xlsx');
  return { url: `https://docs.google.com${published}/pub?${wanted.toString()}`, problem: null };
}
