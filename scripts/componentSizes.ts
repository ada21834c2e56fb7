// The size of each public part of the kit, in brotli, with everything it needs except react,
// react-dom and styled-components, which every page has anyway. Writes docs/ui-sizes.md; `--print`
// only prints it; further arguments choose parts by name (`npm run sizes:ui -- --print Modal`).
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { readArguments, runCommand } from './command.ts';

const root = join(import.meta.dirname, '..');
const kit = join(root, 'packages/ui/src');
const compress = promisify(brotliCompress);

const USAGE = 'Usage: npm run sizes:ui -- [--print] [names of components]';

interface Part {
  readonly name: string;
  /** Its module, relative to the kit's folder. */
  readonly path: string;
}

interface Size extends Part {
  /** The bytes needed before it can render. */
  readonly first: number;
  /** The bytes it loads on demand. */
  readonly later: number;
}

/** The kit's components: exports that begin with a capital letter and are not types. */
function publicParts(): Part[] {
  const index = readFileSync(join(kit, 'index.ts'), 'utf8');
  return [...index.matchAll(/^export \{ ([^}]+) \} from '\.\/([^']+)';$/gm)].flatMap(([, names, path]) =>
    names!
      .split(', ')
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, path: path! })),
  );
}

/** The bytes that a browser loads for `entry`: its initial chunks, and those of each `import()`. */
async function weigh(entry: string): Promise<Pick<Size, 'first' | 'later'>> {
  const id = '\0part.ts';
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'part',
        resolveId: (requested) => (requested === 'part' ? id : null),
        load: (requested) => (requested === id ? entry : null),
      },
      react({ compiler: true }),
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: 'part',
        external: /^(react|react-dom|styled-components)(\/|$)/,
        preserveEntrySignatures: 'strict',
        treeshake: { manualPureFunctions: ['styled', 'createGlobalStyle', 'css', 'keyframes'] },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(result.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const follow = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || first.has(fileName)) return;
    first.add(fileName);
    chunk.imports.forEach(follow);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) follow(chunk.fileName);
  const bytes = { first: 0, later: 0 };
  for (const chunk of chunks.values()) bytes[first.has(chunk.fileName) ? 'first' : 'later'] += (await compress(chunk.code)).length;
  return bytes;
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

function table(sizes: readonly Size[], whole: Pick<Size, 'first' | 'later'> | null): string {
  const rows = sizes.map(
    ({ name, path, first, later }) => `| ${name} | ${path.split('/').slice(0, -1).join('/')} | ${kB(first)} | ${later ? kB(later) : ''} |`,
  );
  return [
    '# What the parts of the kit weigh',
    '',
    'In kB, brotli, each alone with everything it needs but react, react-dom and styled-components. What parts share counts in each of them, so',
    'the figures do not add up. Written by `npm run sizes:ui`.',
    '',
    '| part | folder | first | loaded when needed |',
    '| --- | --- | ---: | ---: |',
    ...rows,
    ...(whole ? [`| **all together** | | **${kB(whole.first)}** | **${kB(whole.later)}** |`] : []),
    '',
  ].join('\n');
}

async function sizes(args: string[]): Promise<null> {
  const { values, positionals } = readArguments(args, USAGE, { print: { type: 'boolean', default: false } }, Infinity);
  const parts = publicParts().filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const weighed: Size[] = [];
  for (const part of parts) weighed.push({ ...part, ...(await weigh(`export { ${part.name} } from '${join(kit, part.path)}';`)) });
  const whole = positionals.length === 0 ? await weigh(`export * from '${join(kit, 'index.ts')}';`) : null;
  const text = table(
    weighed.toSorted((a, b) => b.first - a.first || a.name.localeCompare(b.name)),
    whole,
  );
  console.log(text);
  if (values.print || positionals.length > 0) return null;
  mkdirSync(join(root, 'docs'), { recursive: true });
  const file = join(root, 'docs/ui-sizes.md');
  writeFileSync(file, text);
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), file]);
  return null;
}

await runCommand(USAGE, sizes);
