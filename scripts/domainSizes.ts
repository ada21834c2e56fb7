// The size of each entry point of the domain in a browser when all of it is used: minified and
// compressed with brotli. Reports, without assertions.
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { domainNouns } from './buildDomain.ts';

const root = join(import.meta.dirname, '..');

interface Bundle {
  /** Bytes. */
  readonly size: number;
  /** The names of the packages that it contains. */
  readonly packages: readonly string[];
}

async function bundle(noun: string, external: readonly RegExp[]): Promise<Bundle> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, 'packages/domain/src', noun, 'index.ts'), formats: ['es'], fileName: noun },
      rolldownOptions: { external: [...external] },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = chunks.filter((chunk): chunk is Rolldown.OutputChunk => chunk.type === 'chunk');
  const modules = code.flatMap((chunk) => Object.keys(chunk.modules));
  const packages = modules.flatMap((path) => /node_modules[\\/](@[^\\/]+[\\/][^\\/]+|[^\\/]+)/.exec(path)?.[1] ?? []);
  return { size: brotliCompressSync(code.map((chunk) => chunk.code).join('')).length, packages: [...new Set(packages)] };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

console.log('| entry point | its own code | with what it pulls in |\n| --- | ---: | --- |');
for (const noun of domainNouns()) {
  const [own, whole] = [await bundle(noun, [/^zod/, /^luxon/]), await bundle(noun, [])];
  const all = whole.packages.length === 0 ? '' : `${kB(whole.size)}, with ${whole.packages.join(', ')}`;
  console.log(`| ${noun} | ${kB(own.size)} | ${all} |`);
}
