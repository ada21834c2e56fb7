/** Words in the User-Agent headers of crawlers, link previews, monitors and scripts. */
const BOT =
  /(?<!cu)bot(?:\b|[/;_-])|crawl|spider|slurp|facebookexternalhit|facebookcatalog|meta-external|whatsapp|telegram|preview|embedly|lighthouse|headless|phantom|curl|wget|python|java\/|okhttp|go-http|node-fetch|axios|monitor|uptime|pingdom|scan|archiver|validator|fetcher/i;

/**
 * Whether a User-Agent header belongs to a program rather than a person's browser. A missing or
 * very short header counts as a program. A program that pretends to be a browser is not found.
 *
 * @example isBot('Mozilla/5.0 (compatible; Googlebot/2.1)') // true
 */
export const isBot = (userAgent: string | null | undefined): boolean => {
  const text = userAgent ?? '';
  return text.length < 20 || BOT.test(text);
};
