import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

/** A part of a page, and the module that exports it. */
export interface TabledPart {
  readonly name: string;
  readonly path: string;
}

const PART = /\blazyPart\(\s*'(\w+)',\s*async \(\) => \(await import\('([^']+)'\)\)\.\1\b/g;
const CALL = /\blazyPart\(/g;

/**
 * The parts in the code of a file:
 * `lazyPart('Player', async () => (await import('./Player.tsx')).Player)`.
 *
 * @throws for a call in another form, because the files that such a part needs would be unknown
 */
export function partEntries(file: string, code: string): TabledPart[] {
  if (!/import \{[^}]*\blazyPart\b[^}]*\} from '[^']*\/lazyPart\.ts'/.test(code)) return [];
  const entries = [...code.matchAll(PART)].map(([, name = '', path = '']) => ({ name, path }));
  if ([...code.matchAll(CALL)].length > entries.length) throw new Error(`${file} has a part whose call the build cannot parse`);
  return entries;
}

/**
 * All parts of the application, each with its module's path relative to the folder of the app.
 *
 * @throws when two parts have the same name
 */
export function partTable(root: string): TabledPart[] {
  const app = join(root, 'app');
  const table = globSync('src/**/*.{ts,tsx}', { cwd: app, exclude: ['**/*.{test,stories}.*'] }).flatMap((file) => {
    const { resolve } = createRequire(join(app, file));
    return partEntries(file, readFileSync(join(app, file), 'utf8')).map(({ name, path }) => ({
      name,
      path: relative(app, resolve(path)).replaceAll('\\', '/'),
    }));
  });
  const names = table.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two parts are named ${twice}`);
  return table;
}
