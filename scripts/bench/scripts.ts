import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Audience, FrameKind } from '../../packages/domain/src/access/audience.ts';
import type { SiteManifest } from '../../packages/server/src/http/site.ts';

const DIST = join(import.meta.dirname, '../../app/dist');
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Pages to compare: the route, whose screen, in which frame. */
const PAGES: readonly (readonly [route: string, audience: Audience, frame: FrameKind])[] = [
  ['login', 'public', 'none'],
  ['signup', 'public', 'none'],
  ['mainAffiliateLink', 'public', 'visitor'],
  ['home', 'member', 'bar'],
  ['viewCourse', 'member', 'bar'],
  ['viewLesson', 'member', 'bar'],
  ['courses', 'staff', 'sidebar'],
];

/** The JavaScript of a first load, chunk by chunk. */
export function benchScripts(): void {
  const { routes, frames } = JSON.parse(readFileSync(join(DIST, 'site.json'), 'utf8')) as SiteManifest;
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const entry = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  const size = (file: string) => readFileSync(join(DIST, `${file}.br`)).length;
  const name = (file: string) => file.replace(/^assets\/|-[^-]{8}\.js$/g, '');
  console.log('\nFirst-load JavaScript, brotli');
  for (const [route, audience, frame] of PAGES) {
    const files = [...new Set([...entry, ...frames[frame], ...(routes[route]?.[audience]?.scripts ?? [])])];
    const total = files.reduce((sum, file) => sum + size(file), 0);
    const list = files.toSorted((one, other) => size(other) - size(one)).map((file) => `${name(file)} ${kB(size(file))}`);
    console.log(`${route.padEnd(18)}${kB(total).padStart(9)}   ${list.join(', ')}`);
  }
}
