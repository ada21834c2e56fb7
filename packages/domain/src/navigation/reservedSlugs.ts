import { ROUTES } from './routes.ts';

/** First words that the server, the build or browsers use beside the route table. */
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
 * Slugs that no funnel, affiliate link or redirect rule may take, because a path of the product begins with them. Lower case.
 * Specification 1 §2.6.
 */
export const RESERVED_SLUGS: ReadonlySet<string> = /* @__PURE__ */ new Set<string>([
  ...BESIDE_ROUTES,
  .../* @__PURE__ */ ROUTES.map((route) => (route.pattern.split('/')[1] ?? '').toLowerCase()).filter(
    (word) => word !== '' && !word.startsWith('{'),
  ),
]);

/**
 * Whether a slug is reserved; case and surrounding blanks do not matter.
 *
 * @example isReservedSlug('Courses') // true
 * Specification 1 §2.6.
 */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.has(slug.trim().toLowerCase());
}
