import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages/domain');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly type: string;
  readonly sideEffects: boolean;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The nouns with an entry point, in order. */
export const domainNouns = (): string[] =>
  readdirSync(join(folder, 'src'))
    .filter((noun) => existsSync(join(folder, 'src', noun, 'index.ts')))
    .toSorted();

/**
 * The package.json of the built package: one entry point for each noun, and its runtime
 * dependencies.
 */
function manifestOf({ name, version, type, sideEffects, dependencies }: Manifest) {
  const entry = (noun: string) => [`./${noun}`, { types: `./${noun}/index.d.ts`, default: `./${noun}/index.js` }];
  return {
    name,
    version,
    description: 'Every rule of Atlas in one place: pure functions and data, no framework, no clock, no network',
    type,
    sideEffects,
    // From this version on, `require` loads ES modules without a flag.
    engines: { node: '>=22.12' },
    exports: Object.fromEntries(domainNouns().map(entry)),
    dependencies,
    // Only needed to type-check against the reports.
    peerDependencies: { '@types/luxon': '3' },
    peerDependenciesMeta: { '@types/luxon': { optional: true } },
  };
}

/**
 * The text of a built file without the `@spec` tags of its docstrings, which cite a document that is
 * not part of the package. A docstring that contains nothing else is removed.
 *
 * @example withoutCitations('/** @spec 2 §3 *\u002f\nexport const MOST = 3;')
 * // 'export const MOST = 3;'
 */
export const withoutCitations = (text: string): string =>
  text.replaceAll(/^[ \t]*\/\*\*[^]*?\*\/\n?/gm, (docstring) => {
    const rest = docstring
      .replaceAll(/(?:\n[ \t]*\* |(?<=\/\*\*) )@spec\b[^]*?(?=\n[ \t]*\* ?@|\s*\*\/)/g, '')
      .replace(/(?:\n[ \t]*\*[ \t]*)+(?=\n[ \t]*\*\/)/, '');
    return /^[\s/*]*$/.test(rest) ? '' : rest;
  });

/**
 * Builds packages/domain into packages/domain/dist, as plain ES modules with their types and a
 * separate package.json. `npm pack` turns that folder into a package that works without this
 * repository.
 *
 * @returns the folder
 */
export function buildDomain(): string {
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(folder, 'tsconfig.build.json')], {
    stdio: 'inherit',
  });
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const path = join(dist, file);
    writeFileSync(path, withoutCitations(readFileSync(path, 'utf8')));
  }
  const manifest = manifestOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest);
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(folder, 'README.md'), join(dist, 'README.md'));
  return dist;
}

if (import.meta.main) console.log(buildDomain());
