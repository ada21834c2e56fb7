import { buffer } from 'node:stream/consumers';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { readBlocks } from '../../packages/domain/src/pages/index.ts';
import type { App } from '../../packages/server/src/app.ts';
import { files } from '../../packages/server/src/modules/files/tables.ts';
import { funnels } from '../../packages/server/src/modules/funnels/tables.ts';
import { landingPages, landingPageVersions } from '../../packages/server/src/modules/pages/tables.ts';
import { closeApp, openApp } from '../../packages/server/src/openApp.ts';
import type { Settings } from '../../packages/server/src/settings.ts';
import { startServer } from '../serverProcess.ts';
import { load } from './load.ts';
import { paintOf } from './pages.ts';
import type { Target } from './targets.ts';

/** The size of the hero picture, which is what a page may have at its top. */
const PICTURE = { width: 640, height: 400 };

const TARGETS: readonly Target[] = [
  { name: 'landing page', path: '/freelancing-course', cookie: '' },
  { name: '… with a picture', path: '/studio-year', cookie: '' },
  { name: 'static file', path: '/preview.png', cookie: '' },
  { name: 'plain offer', path: '/va-kickstart', cookie: '' },
];

/** Publishes a version of a page whose hero has a picture of about 20 kB. @returns its bytes */
async function addPicture(app: App, slug: string): Promise<number> {
  const { db } = app.database;
  const [page] = await db
    .select({ id: landingPages.id })
    .from(landingPages)
    .innerJoin(funnels, eq(funnels.id, landingPages.funnelId))
    .where(eq(funnels.slug, slug));
  const [version] = await db
    .select()
    .from(landingPageVersions)
    .where(eq(landingPageVersions.pageId, page?.id ?? 0))
    .orderBy(sql`version desc`);
  if (page === undefined || version === undefined) throw new Error(`${slug} has no landing page`);
  const whole = await buffer(createReadStream(join(import.meta.dirname, '../../app/public/preview.png')));
  // Noise, because a drawing would compress to next to nothing.
  const picture = await sharp(whole)
    .resize({ ...PICTURE, fit: 'cover' })
    .composite([
      {
        input: { create: { ...PICTURE, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 20 } } },
        blend: 'soft-light',
      },
    ])
    .webp({ quality: 30 })
    .toBuffer();
  await app.storage.put('bench/picture', picture);
  const row = { name: 'hero.webp', mediaType: 'image/webp', bytes: picture.length, storageKey: 'bench/picture', purpose: 'block' as const };
  const [file] = await db
    .insert(files)
    .values({ ...row, ...PICTURE, landingPageId: page.id, createdAt: new Date() })
    .returning({ id: files.id });
  const blocks = readBlocks(version.blocks).map((block) =>
    block.kind === 'hero' ? { ...block, props: { ...block.props, picture: { file: file?.id ?? 0, ...PICTURE, alt: 'A boat' } } } : block,
  );
  await db.insert(landingPageVersions).values({ ...version, id: undefined, version: version.version + 1, blocks });
  await db
    .update(landingPages)
    .set({ publishedVersion: version.version + 1 })
    .where(eq(landingPages.id, page.id));
  return picture.length;
}

/**
 * Measures landing pages from memory, next to a static file and the plain offer of a funnel: pages
 * per second, CPU a page, bytes, and the paint on a slow phone with and without a picture at the
 * top. The client shares the machine's cores.
 *
 * @param database the process id of PostgreSQL; 0 for the embedded database, whose work is the
 *   server's
 */
export async function benchLanding(kind: string, settings: Settings, database: number, paints: boolean): Promise<void> {
  const app = await openApp(settings);
  const bytes = await addPicture(app, 'studio-year');
  await closeApp(app);
  const { databaseUrl, dataDir } = settings;
  const server = await startServer({
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  });
  console.log(`\nLanding pages, ${kind}; eight at once, ms of CPU a page; a hero picture of ${bytes} bytes`);
  for (const { name, path } of TARGETS) {
    const target = { url: server.address + path, headers: { 'accept-encoding': 'br' } };
    const { headers } = await fetch(target.url, { headers: target.headers });
    const { perSecond, serverCpu, databaseCpu } = await load(target, { server: server.process.pid ?? 0, database });
    console.log(
      `${name.padEnd(18)}${perSecond.toFixed(0).padStart(6)} /s   server ${serverCpu.toFixed(3)}   PostgreSQL ${databaseCpu.toFixed(3)}   ${headers.get('content-length')} bytes`,
    );
  }
  if (paints)
    await paintOf(
      server.address,
      TARGETS.filter(({ name }) => name !== 'static file'),
    );
  await server.stop();
}
