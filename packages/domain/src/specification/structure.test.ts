import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = dirname(dirname(fileURLToPath(import.meta.url)));
const NOUNS = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'specification')
  .map((entry) => entry.name);

/** The modules a module imports at run time; types are stripped and do not count. */
const importsOf = (file: string): string[] => {
  const source = readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const statements = source.matchAll(/^(?:import|export)\s+(?!type\b)([^;'"]*?)\s*from\s*'([^']+)'/gm);
  return [...statements].flatMap(([, names = '', from = '']) => {
    const listed = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
    const onlyTypes = listed !== undefined && listed.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '));
    return onlyTypes ? [] : [from];
  });
};

/** The packages a module reaches, directly and through our own modules. */
const packagesOf = (entry: string): string[] => {
  const [seen, packages, next] = [new Set<string>(), new Set<string>(), [entry]];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const from of importsOf(file)) {
      if (from.startsWith('.')) next.push(normalize(join(dirname(file), from)));
      else packages.add(from);
    }
  }
  return [...packages].toSorted();
};

const files = (folder: string): string[] =>
  readdirSync(join(SRC, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => relative('.', join(folder, name)));

describe('the package', () => {
  test.each(NOUNS)('has an entry point of %s that only re-exports', (noun) => {
    const source = readFileSync(join(SRC, noun, 'index.ts'), 'utf8');
    expect(source.replace(/export (?:type )?\{[^}]*\} from '\.\/[\w-]+\.ts';\s*/g, '')).toBe('');
  });

  test('imports only zod/mini and luxon', () => {
    const all = NOUNS.flatMap((noun) => files(noun)).flatMap(importsOf);
    expect(new Set(all.filter((from) => !from.startsWith('.')))).toEqual(new Set(['zod/mini', 'luxon']));
  });

  const REACHES: readonly (readonly [noun: string, packages: readonly string[]])[] = [
    ['affiliates', []],
    ['announcements', ['zod/mini']],
    ['audit', []],
    ['batches', ['zod/mini']],
    ['bugReports', ['zod/mini']],
    ['challenges', ['zod/mini']],
    ['changelog', ['zod/mini']],
    ['clientErrors', ['zod/mini']],
    ['files', ['zod/mini']],
    ['sessions', []],
    ['content', ['zod/mini']],
    ['coupons', ['zod/mini']],
    ['errors', []],
    ['events', ['zod/mini']],
    ['exports', []],
    ['groups', ['zod/mini']],
    ['home', []],
    ['ledger', []],
    ['legal', ['zod/mini']],
    ['jobs', ['zod/mini']],
    ['money', []],
    ['navigation', []],
    ['lists', []],
    ['pages', ['zod/mini']],
    ['products', ['zod/mini']],
    ['richText', []],
    ['settings', ['zod/mini']],
    ['sharing', []],
    ['time', []],
    ['uploads', []],
    ['overlays', []],
    ['access', ['zod/mini']],
    ['auth', ['zod/mini']],
    ['courses', ['zod/mini']],
    ['forms', ['zod/mini']],
    ['funnels', ['zod/mini']],
    ['imports', ['zod/mini']],
    ['merging', ['zod/mini']],
    ['segments', ['zod/mini']],
    ['journey', ['zod/mini']],
    ['notifications', ['zod/mini']],
    ['orders', ['zod/mini']],
    ['payments', ['zod/mini']],
    ['privacy', ['zod/mini']],
    ['providers', ['zod/mini']],
    ['statements', ['zod/mini']],
    ['reminders', ['zod/mini']],
    ['subscriptions', ['zod/mini']],
    ['users', ['zod/mini']],
    ['resources', ['zod/mini']],
    ['consent', ['zod/mini']],
    ['redirects', ['zod/mini']],
    ['visits', ['zod/mini']],
    ['reports', ['luxon']],
  ];

  test.each(REACHES)('%s pulls in %j', (noun, packages) => {
    expect(packagesOf(join(noun, 'index.ts'))).toEqual(packages);
  });

  test('removes invisible characters wherever a form trims a text', () => {
    const trims = NOUNS.flatMap((noun) => files(noun)).filter((file) => /\bz\.trim\(/.test(readFileSync(join(SRC, file), 'utf8')));
    // A separate rule parses the code of an authenticator app.
    expect(trims).toEqual(['auth/accountForms.ts']);
  });

  test('lists every noun in the table above', () => {
    expect(new Set(REACHES.map(([noun]) => noun))).toEqual(new Set(NOUNS));
  });

  test('lists in the README every entry point with what it pulls in', () => {
    const readme = readFileSync(join(SRC, '../README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\| `@atlas\/domain\/(\w+)` *\|[^|]*\| ([\w/]+|–)/gm)];
    const listed = rows.map(([, noun, packages]) => [noun, packages === '–' ? [] : [packages]]);
    expect(listed).toEqual(REACHES.toSorted(([a], [b]) => a.localeCompare(b)));
  });

  test('never generates random values and never writes to the console', () => {
    for (const file of NOUNS.flatMap((noun) => files(noun))) {
      const source = readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      expect(source, file).not.toMatch(/Math\.random|globalThis|console\./);
    }
  });
});
