const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * The host names of a list, in small letters; entries that are no host names are left out.
 *
 * @example embedHosts([' Canva.com', 'https://miro.com']) // ['canva.com']
 */
export const embedHosts = (allowList: readonly string[]): string[] =>
  allowList.map((entry) => entry.trim().toLowerCase()).filter((entry) => HOST.test(entry));

/**
 * The same list as a Content-Security-Policy names it: what `isEmbedAllowed` accepts and nothing else.
 *
 * @param allowList host names such as 'canva.com'
 * @example embedSources(['canva.com']) // ['https://canva.com', 'https://*.canva.com']
 * Specification 2 §3.
 */
export const embedSources = (allowList: readonly string[]): string[] =>
  embedHosts(allowList).flatMap((host) => [`https://${host}`, `https://*.${host}`]);
