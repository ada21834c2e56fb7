import { ROUTES } from './routes.ts';

/** First words used by the server, the build or browsers, apart from the route table. */
const BESIDE_ROUTES = [
  'api',
  'assets',
  'dev',
  'favicon.ico',
  'favicon.svg',
  'fonts',
  'graphql',
  'index.html',
  'lesson',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'static',
  'storybook',
  'sw.js',
  '.well-known',
] as const;

/**
 * Slugs that no funnel, affiliate link or redirect rule may use, because a path of the product
 * starts with them. Lower case.
 *
 * @spec 1 §2.6
 */
export const RESERVED_SLUGS: ReadonlySet<string> = /* @__PURE__ */ new Set<string>([
  ...BESIDE_ROUTES,
  .../* @__PURE__ */ ROUTES.map((route) => (route.pattern.split('/')[1] ?? '').toLowerCase()).filter(
    (word) => word !== '' && !word.startsWith('{'),
  ),
]);

/**
 * Whether a slug is reserved, ignoring case and surrounding spaces.
 *
 * @example isReservedSlug('Courses') // true
 * @spec 1 §2.6
 */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.has(slug.trim().toLowerCase());
}
