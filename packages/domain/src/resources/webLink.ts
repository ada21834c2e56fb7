const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/** What names a machine on the internet: labels with a dot between them, the last one no number. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Names that lead nowhere outside of a house. */
const INSIDE = /\.(?:localhost|local|internal|lan|home|intranet|localdomain|home\.arpa)$/;

/**
 * A link to a page of the web as a browser writes it, or null where it is none: http or https, without credentials, to a host that has a name.
 * What is typed without `https://` gets it.
 *
 * @example webLink('canva.com/templates') // 'https://canva.com/templates'
 * Which hosts and shapes a link may have is a product decision.
 */
export function webLink(text: string): string | null {
  const typed = text.trim();
  // A browser drops line ends and tabs in an address, so that it would lead elsewhere than it reads.
  if (/\s|^\//.test(typed)) return null;
  try {
    const url = new URL(SCHEME.test(typed) ? typed : `https://${typed}`);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
    if (url.username !== '' || url.password !== '') return null;
    const host = url.hostname.toLowerCase().replace(/\.$/, '');
    return HOST.test(host) && !INSIDE.test(host) ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * Where a link leads, as people read it; '' for what is no link.
 *
 * @example linkHost('https://www.canva.com/templates/') // 'canva.com'
 */
export function linkHost(link: string): string {
  const url = webLink(link);
  return url === null ? '' : new URL(url).hostname.replace(/^www\./, '');
}
