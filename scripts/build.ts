import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Manifest } from 'vite';
import type { Audience } from '../packages/domain/src/access/audience.ts';
import type { SiteManifest } from '../packages/server/src/http/site.ts';
import { readArguments, runCommand } from './command.ts';
import { isBuilt, sourceHash, stampOf } from './sourceHash.mjs';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'app/dist');
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Every file that a module needs before it can run, the module itself first; none for a module that is part of the entry. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))];
}

/** What the build for the server tells of the app: its first paints, and of each audience's screens what they ask first. */
interface AppParts {
  renderFirstPaints(): { html: Record<string, string>; css: string };
  TABLES: Record<Audience, Record<string, { query?: Request; plainQuery?: Request; subject?: string }>>;
}
interface Request {
  params: { id?: string | null };
}

/** Builds the parts of the app that run without a browser, and loads them. */
async function appParts(build: typeof import('vite').build): Promise<AppParts> {
  const out = join(root, 'node_modules/.cache/app-parts');
  await build({
    root: join(root, 'app'),
    configFile: join(root, 'app/vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: 'src/firstPaint.tsx',
      outDir: out,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
  return (await import(join(out, 'firstPaint.js'))) as AppParts;
}

/** The file of each screen in the table of an audience, as the table imports it. */
function screenFiles(audience: string): Record<string, string> {
  const table = readFileSync(join(root, `app/src/${audience}/screens.ts`), 'utf8');
  const entries = table.matchAll(/^ {2}(\w+): \w+\(\{\s*load: async \(\) => \(await import\('(.+?)'\)\)/gm);
  return Object.fromEntries([...entries].map((entry) => [entry[1] ?? '', join('src', audience, entry[2] ?? '')]));
}

/** The files of each frame, and the files and the first query of each screen. */
function routesOf(manifest: Manifest, tables: AppParts['TABLES']): Pick<SiteManifest, 'routes' | 'frames'> {
  const entry = new Set(filesOf(manifest, 'index.html'));
  const beyondEntry = (...keys: string[]) => [...new Set(keys.flatMap((key) => filesOf(manifest, key)))].filter((file) => !entry.has(file));
  const routes: SiteManifest['routes'] = {};
  for (const [audience, screens] of Object.entries(tables)) {
    const files = screenFiles(audience);
    for (const [name, { query, plainQuery, subject }] of Object.entries(screens)) {
      const file = files[name];
      if (file === undefined) throw new Error(`The screen of ${name} is not loaded by a plain import`);
      // Pages with data also bring what stands in for them when the connection is lost.
      const withData = query ? ['src/relay/relay.tsx', 'src/shell/shellPages.ts'] : [];
      const scripts = beyondEntry(`src/${audience}/screens.ts`, file, ...withData);
      const id = (query ?? plainQuery)?.params.id;
      routes[name] = {
        ...routes[name],
        [audience]: { scripts, ...(id != null && { queryId: id }), ...(subject !== undefined && { subject }) },
      };
    }
  }
  const frames = {
    none: [],
    visitor: beyondEntry('src/shell/VisitorFrame.tsx'),
    bar: beyondEntry('src/shell/MemberFrame.tsx'),
    sidebar: beyondEntry('src/shell/StaffFrame.tsx'),
  };
  return { routes, frames };
}

/** Hashes of what the policy must allow: the page's inline script and sheet, an empty sheet, and the sheets that libraries insert. */
function policyHashes(html: string): SiteManifest['csp'] {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => sha256(match[1] ?? ''));
  const sonner = readFileSync(join(root, 'node_modules/sonner/dist/index.mjs'), 'utf8');
  const inserted = [...sonner.matchAll(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/g)].map((match) =>
    sha256(JSON.parse(match[1] ?? '""') as string),
  );
  if (inserted.length === 0) throw new Error('The sheet that sonner inserts was not found; the policy would refuse it');
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => sha256(match[1] ?? ''));
  return { scripts, styles: [sha256(''), ...styles, ...inserted] };
}

/**
 * Puts the styles of the first paint into the page, and with them the few lines of the font file, which would be a request of
 * their own. The font itself is asked for at once.
 */
function inlineStyles(html: string, css: string): string {
  const link = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>\s*/.exec(html);
  const fonts = link?.[1] === undefined ? '' : readFileSync(join(dist, link[1]), 'utf8').trim();
  const latin = /\/assets\/[^)"']*latin[^)"']*\.woff2/.exec(fonts)?.[0];
  const preload = latin === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" crossorigin href="${latin}">`;
  return (
    html
      .replace(link?.[0] ?? '', '')
      .replace('<!--preloads-->', `${preload}<style>${fonts}</style><style id="first-paint">${css}</style>`)
      // What every page needs comes first: it is most of the bytes, and on a slow line the last one decides.
      .replace('</head>', '<!--preloads--></head>')
  );
}

async function compressAssets(): Promise<void> {
  const files = globSync('{assets/**/*.{js,css,svg},*.{svg,webmanifest}}', { cwd: dist }).map((file) => join(dist, file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

/** Loaded only when there is something to build: the server starts faster without it, and in production it may not even be there. */
const loadVite = () =>
  import('vite').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error(
      'The app must be built, and the packages that build it are not all installed. Run npm ci --include=dev, then the same again.',
    );
    process.exit(1);
  });

/** Builds the app into app/dist, with what the server needs to know about it. Does nothing when nothing changed. */
export async function buildApp(options: { force?: boolean } = {}): Promise<void> {
  if (!options.force && isBuilt(root)) return;
  const hash = sourceHash(root);
  console.log('Building the app…');
  const { build } = await loadVite();
  await build({
    root: join(root, 'app'),
    configFile: join(root, 'app/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: dist, emptyOutDir: true },
  });
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const parts = await appParts(build);
  const { html: paints, css } = parts.renderFirstPaints();
  const page = inlineStyles(readFileSync(join(dist, 'index.html'), 'utf8'), css);
  writeFileSync(join(dist, 'index.html'), page);
  const site: SiteManifest = { ...routesOf(manifest, parts.TABLES), firstPaints: paints, csp: policyHashes(page) };
  writeFileSync(join(dist, 'site.json'), JSON.stringify(site));
  await compressAssets();
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampOf(root), hash);
}

const USAGE = 'Usage: npm run build -- [--force]';

if (import.meta.main) {
  await runCommand(USAGE, async (args) => {
    await buildApp(readArguments(args, USAGE, { force: { type: 'boolean', default: false } }).values);
    return null;
  });
}
