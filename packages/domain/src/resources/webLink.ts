import { isPublicAddress } from './isPublicAddress.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/** What names a machine on the internet: labels with a dot between them, the last one no number. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Names that lead nowhere outside of a house. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|lan|home|intranet|localdomain|home\.arpa)$/;
/** A machine's number, as a browser writes it. */
const NUMBER = /^(?:(?:\d+\.){3}\d+|\[.*\])$/;

/** An address of the web without credentials, however its host is named; what is typed without `https://` gets it. */
function readAddress(text: string): { url: URL; host: string } | null {
  const typed = text.trim();
  // A browser drops line ends and tabs in an address, so that it would lead elsewhere than it reads.
  if (/\s|^\//.test(typed)) return null;
  try {
    const url = new URL(SCHEME.test(typed) ? typed : `https://${typed}`);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
    if (url.username !== '' || url.password !== '') return null;
    return { url, host: url.hostname.toLowerCase().replace(/\.$/, '') };
  } catch {
    return null;
  }
}

/**
 * A link to a page of the web as a browser writes it, or null where it is none: http or https, without credentials, to a host that has a name.
 * What is typed without `https://` gets it.
 *
 * @example webLink('canva.com/templates') // 'https://canva.com/templates'
 * Which hosts and shapes a link may have is a product decision.
 */
export function webLink(text: string): string | null {
  const address = readAddress(text);
  return address !== null && HOST.test(address.host) && !INSIDE.test(address.host) ? address.url.href : null;
}

/**
 * Whether a text is an address that opens only within a house or an office: whoever wrote it sees it open, and nobody else does.
 *
 * @example leadsInside('http://192.168.1.1/files') // true
 * @example leadsInside('my rates') // false
 * A product decision.
 */
export function leadsInside(text: string): boolean {
  const address = readAddress(text);
  if (address === null) return false;
  const { host } = address;
  if (NUMBER.test(host)) return !isPublicAddress(host.replace(/[[\]]/g, ''));
  // One word is a machine of the house where it is written as an address, and else just a word.
  return INSIDE.test(host) || (SCHEME.test(text.trim()) && /^[a-z0-9-]+$/.test(host));
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
