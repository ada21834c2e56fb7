import { createHash } from 'node:crypto';
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Manifest } from 'vite';
import { AUDIENCES } from '../packages/domain/src/access/audience.ts';
import { FolderInUse, lockFolder } from '../packages/server/src/db/lock.ts';
import type { SiteManifest } from '../packages/server/src/http/site.ts';
import { readArguments, runCommand } from './command.ts';
import { partTable } from './partTable.ts';
import { screenTable } from './screenTable.ts';
import { isBuilt, sourceHash, stampOf } from './sourceHash.mjs';

const root = join(import.meta.dirname, '..');
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Every file that a module needs before it can run, the module itself first; empty for a module
 * that is part of the entry.
 */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))];
}

/**
 * The output folders of a build: what browsers load, and what renders pages and emails on the
 * server.
 */
interface Places {
  site: string;
  renderer: string;
}

/** Builds the app for the server, where its pages are rendered, together with the emails. */
const buildRenderer = (build: typeof import('vite').build, outDir: string, mode: BuildMode) =>
  build({
    root: join(root, 'app'),
    configFile: join(root, 'app/vite.config.ts'),
    logLevel: 'warn',
    mode,
    // Fixes the mode of React and styled-components at build time, whatever process runs them.
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      rolldownOptions: { input: { render: 'src/render.tsx', landing: 'src/landing/publish.tsx', mail: '../packages/mail/src/render.tsx' } },
      outDir,
      emptyOutDir: true,
      manifest: false,
    },
  });

/** The files of each screen, of each layout and of each part. */
function routesOf(manifest: Manifest): Pick<SiteManifest, 'routes' | 'frames' | 'parts'> {
  const entry = new Set(filesOf(manifest, 'index.html'));
  const beyondEntry = (...keys: string[]) => [...new Set(keys.flatMap((key) => filesOf(manifest, key)))].filter((file) => !entry.has(file));
  const routes: SiteManifest['routes'] = {};
  for (const audience of AUDIENCES) {
    for (const { route, tab, path, table } of screenTable(root, audience)) {
      const [name, file] = [tab === null ? route : `${route}?tab=${tab}`, join('src', audience, path)];
      // Pages with data also include the page for a lost connection.
      const withData = filesOf(manifest, file).some((one) => one.includes('relay-runtime'))
        ? ['src/relay/relay.tsx', 'src/shell/FailedScreen.tsx']
        : [];
      routes[name] = {
        ...routes[name],
        [audience]: beyondEntry(`src/registry/${audience}Loads.ts`, `src/${audience}/${table}`, file, ...withData),
      };
    }
  }
  const frames = {
    none: [],
    visitor: beyondEntry('src/shell/VisitorLayout.tsx'),
    bar: beyondEntry('src/shell/MemberLayout.tsx'),
    teamBar: beyondEntry('src/shell/TeamBarLayout.tsx'),
    sidebar: beyondEntry('src/shell/StaffLayout.tsx'),
  };
  const parts = Object.fromEntries(partTable(root).map(({ name, path }) => [name, beyondEntry(path)]));
  return { routes, frames, parts };
}

/**
 * The hashes that the policy must allow: the page's inline script and style sheet, an empty one,
 * and those that libraries insert.
 */
function policyHashes(html: string): SiteManifest['csp'] {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => sha256(match[1] ?? ''));
  const sonner = readFileSync(join(root, 'node_modules/sonner/dist/index.mjs'), 'utf8');
  const inserted = [...sonner.matchAll(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/g)].map((match) =>
    sha256(JSON.parse(match[1] ?? '""') as string),
  );
  if (inserted.length === 0)
    throw new Error('The style sheet that sonner inserts was not found; the content security policy would block it');
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => sha256(match[1] ?? ''));
  return { scripts, styles: [sha256(''), ...styles, ...inserted] };
}

/**
 * Inlines the short CSS of the font into the page, which saves a request, and preloads the font
 * itself.
 */
function inlineFonts(html: string, dist: string): string {
  const link = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>\s*/.exec(html);
  const fonts = link?.[1] === undefined ? '' : readFileSync(join(dist, link[1]), 'utf8').trim();
  const latin = /\/assets\/[^)"']*latin[^)"']*\.woff2/.exec(fonts)?.[0];
  const preload = latin === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${latin}">`;
  return (
    html
      .replace(link?.[0] ?? '', '')
      .replace('<!--preloads-->', `${preload}<style>${fonts}</style>`)
      // The files that every page needs come first: they are most of the bytes, and on a slow
      // connection the last one decides.
      .replace('</head>', '<!--preloads--></head>')
  );
}

/**
 * Settings of brotli that suit different files. Each file is sent in the smallest form, which saves
 * about 0.2 kB of a first load.
 */
const BROTLI_SETTINGS: readonly Record<number, number>[] = [
  {},
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 16, [constants.BROTLI_PARAM_NPOSTFIX]: 3 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 16 },
];

async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const base = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const tried = await Promise.all(BROTLI_SETTINGS.map((more) => promisify(brotliCompress)(bytes, { params: { ...base, ...more } })));
  return tried.reduce((smallest, one) => (one.length < smallest.length ? one : smallest));
}

async function compressAssets(dist: string): Promise<void> {
  const files = globSync('{assets/**/*.{js,css,svg},*.{svg,webmanifest}}', { cwd: dist }).map((file) => join(dist, file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const [br, gz] = await Promise.all([smallestBrotli(bytes), promisify(gzip)(bytes, { level: 9 })]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

/**
 * Vite is imported only for a build: the server starts faster without it, and in production it may
 * not be installed.
 */
const loadVite = () =>
  import('vite').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error(
      'The app must be built, and the packages that build it are not all installed. Run npm ci --include=dev, then the same again.',
    );
    process.exit(1);
  });

type BuildMode = 'production' | 'development';

async function buildInto({ site, renderer }: Places, mode: BuildMode): Promise<void> {
  const { build } = await loadVite();
  await build({
    root: join(root, 'app'),
    configFile: join(root, 'app/vite.config.ts'),
    logLevel: 'warn',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      outDir: site,
      emptyOutDir: true,
      minify: mode === 'production',
      // The script of landing pages, which have no application.
      rolldownOptions: { input: { index: join(root, 'app/index.html'), landing: join(root, 'app/src/landing/islands.ts') } },
    },
  });
  await buildRenderer(build, renderer, mode);
  const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8')) as Manifest;
  const page = inlineFonts(readFileSync(join(site, 'index.html'), 'utf8'), site);
  writeFileSync(join(site, 'index.html'), page);
  const landing = manifest['src/landing/islands.ts']?.file;
  if (landing === undefined) throw new Error('The script of landing pages was not built');
  const received: SiteManifest = { ...routesOf(manifest), landing, csp: policyHashes(page) };
  writeFileSync(join(site, 'site.json'), JSON.stringify(received));
}

const BUILT: Places = { site: join(root, 'app/dist'), renderer: join(root, 'app/dist-server') };
const NEXT: Places = { site: join(root, 'app/dist-next/dist'), renderer: join(root, 'app/dist-next/dist-server') };

/**
 * Builds the app into app/dist and app/dist-server, replacing the former ones when they are
 * complete. Does nothing when nothing has changed.
 */
export async function buildApp(options: { force?: boolean } = {}): Promise<void> {
  const isNeeded = () => options.force || !isBuilt(root);
  if (!isNeeded()) return;
  // The generator's parser is a package that production does not install.
  const { generate } = await import('./generate.ts');
  generate(root);
  const unlock = await lockBuild();
  try {
    if (!isNeeded()) return;
    const hash = sourceHash(root);
    console.log('Building the app…');
    await buildInto(NEXT, 'production');
    await compressAssets(NEXT.site);
    for (const place of ['renderer', 'site'] as const) {
      rmSync(BUILT[place], { recursive: true, force: true });
      renameSync(NEXT[place], BUILT[place]);
    }
    rmSync(join(root, 'app/dist-next'), { recursive: true, force: true });
    writeFileSync(stampOf(root), hash);
  } finally {
    unlock();
  }
}

/**
 * Lets one process build at a time: a server and a worker may start together.
 *
 * @returns a function that releases the lock
 */
async function lockBuild(): Promise<() => void> {
  for (;;) {
    try {
      return lockFolder(join(root, 'node_modules/.cache/build'));
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await setTimeout(500);
    }
  }
}

/**
 * Builds the app with React's development checks into a separate folder, for the walk over all
 * screens.
 */
const buildForDevelopment = (folder: string): Promise<void> =>
  buildInto({ site: join(folder, 'dist'), renderer: join(folder, 'dist-server') }, 'development');

const USAGE = 'Usage: npm run build -- [--force] [--development=folder]';

if (import.meta.main) {
  await runCommand(USAGE, async (args) => {
    const { force, development } = readArguments(args, USAGE, {
      force: { type: 'boolean', default: false },
      development: { type: 'string' },
    }).values;
    await (development === undefined ? buildApp({ force }) : buildForDevelopment(development));
    return null;
  });
}
