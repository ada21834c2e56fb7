const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * The valid host names of an allow list, in lower case; invalid entries are dropped.
 *
 * @example embedHosts([' Canva.com', 'https://miro.com']) // ['canva.com']
 */
export const embedHosts = (allowList: readonly string[]): string[] =>
  allowList.map((entry) => entry.trim().toLowerCase()).filter((entry) => HOST.test(entry));

/**
 * The allow list as sources of a Content-Security-Policy: exactly what `isEmbedAllowed` accepts.
 *
 * @param allowList host names such as 'canva.com'
 * @example embedSources(['canva.com']) // ['https://canva.com', 'https://*.canva.com']
 * @spec 2 §3
 */
export const embedSources = (allowList: readonly string[]): string[] =>
  embedHosts(allowList).flatMap((host) => [`https://${host}`, `https://*.${host}`]);
