import { embedHosts } from './embedHosts.ts';

/**
 * Whether an external tool may be embedded: an https address without credentials or port, whose
 * host is on the list or a subdomain of a listed host. Other addresses are rejected, and invalid
 * entries of the list are ignored.
 *
 * @param allowList host names such as 'canva.com'
 * @example isEmbedAllowed('https://www.canva.com/design/x', ['canva.com']) // true
 * @spec 2 §3
 */
export function isEmbedAllowed(url: string, allowList: readonly string[]): boolean {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return false;
  }
  if (parsed.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '' || parsed.port !== '') return false;
  const host = parsed.hostname.toLowerCase();
  return embedHosts(allowList).some((allowed) => host === allowed || host.endsWith(`.${allowed}`));
}
