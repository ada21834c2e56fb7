import { isPublicAddress } from './isPublicAddress.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/**
 * The name of a machine on the internet: labels separated by dots, where the last is not a number.
 */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Names that only resolve within a local network. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|lan|home|intranet|localdomain|home\.arpa)$/;
/** An IP address, as a browser writes it. */
const NUMBER = /^(?:(?:\d+\.){3}\d+|\[.*\])$/;

/**
 * Parses a web address without credentials, whatever its host. Adds `https://` where the scheme is
 * missing.
 */
function readAddress(text: string): { url: URL; host: string } | null {
  const typed = text.trim();
  // Browsers drop line breaks and tabs in an address, so it would open another address than it
  // shows.
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
 * Normalizes a link to a web page as a browser writes it: http or https, without credentials, to a
 * named host. Adds `https://` where the scheme is missing. Product decision: which hosts and forms
 * a link may have.
 *
 * @returns null when the text is not such a link
 * @example webLink('canva.com/templates') // 'https://canva.com/templates'
 */
export function webLink(text: string): string | null {
  const address = readAddress(text);
  return address !== null && HOST.test(address.host) && !INSIDE.test(address.host) ? address.url.href : null;
}

/**
 * Whether an address opens only within a local network. It works for the person who typed it, and
 * for no one outside. A product decision.
 *
 * @example leadsInside('http://192.168.1.1/files') // true
 * @example leadsInside('my rates') // false
 */
export function leadsInside(text: string): boolean {
  const address = readAddress(text);
  if (address === null) return false;
  const { host } = address;
  if (NUMBER.test(host)) return !isPublicAddress(host.replace(/[[\]]/g, ''));
  // A single word is a local machine when written as an address, and otherwise just a word.
  return INSIDE.test(host) || (SCHEME.test(text.trim()) && /^[a-z0-9-]+$/.test(host));
}

/**
 * The host of a link in display form; '' when the text is not a link.
 *
 * @example linkHost('https://www.canva.com/templates/') // 'canva.com'
 */
export function linkHost(link: string): string {
  const url = webLink(link);
  return url === null ? '' : new URL(url).hostname.replace(/^www\./, '');
}
