import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Audience, LayoutKind } from '../../packages/domain/src/access/audience.ts';
import type { SiteManifest } from '../../packages/server/src/http/site.ts';

const DIST = join(import.meta.dirname, '../../app/dist');
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Pages to compare: the route, its audience, and its layout. */
const PAGES: readonly (readonly [route: string, audience: Audience, frame: LayoutKind])[] = [
  ['login', 'public', 'none'],
  ['signup', 'public', 'none'],
  ['mainAffiliateLink', 'public', 'visitor'],
  ['home', 'member', 'bar'],
  ['viewCourse', 'member', 'bar'],
  ['viewLesson', 'member', 'bar'],
  ['courses', 'staff', 'sidebar'],
];

/**
 * The scripts that a page of a build loads initially, each with its size in brotli, the largest
 * first.
 */
export function firstLoads(dist = DIST): { route: string; files: { name: string; bytes: number }[]; bytes: number }[] {
  const { routes, frames } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as SiteManifest;
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const entry = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  return PAGES.map(([route, audience, frame]) => {
    const paths = [...new Set([...entry, ...frames[frame], ...(routes[route]?.[audience] ?? [])])];
    const files = paths
      .map((path) => ({
        name: path.replace(/^assets\/|-[\w-]{8}\.js$/g, ''),
        bytes: readFileSync(join(dist, `${path}.br`)).length,
      }))
      .toSorted((one, other) => other.bytes - one.bytes);
    return { route, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}

/** Reports the JavaScript of a first load, chunk by chunk. */
export function benchScripts(): void {
  console.log('\nFirst-load JavaScript, brotli');
  for (const { route, files, bytes } of firstLoads()) {
    const list = files.map((file) => `${file.name} ${kB(file.bytes)}`);
    console.log(`${route.padEnd(18)}${kB(bytes).padStart(9)}   ${list.join(', ')}`);
  }
}
