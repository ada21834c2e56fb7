import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDomain, domainNouns } from '../../scripts/buildDomain.ts';
import { type Example, readmeExamples } from './readmeExamples.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const npm = (folder: string, ...args: string[]) => run('npm', args, { cwd: folder, shell: process.platform === 'win32' });
const node = async (folder: string, file: string) => (await run(process.execPath, [file], { cwd: folder })).stdout;

/** A folder outside this repository, with the packed domain installed in it. */
let home: string;

/** The file of the packed domain. */
let tarball: string;

const README = readFileSync(join(root, 'packages/domain/README.md'), 'utf8');

/**
 * Packs folders into `home` and returns the paths of the tarballs. A package's dependencies are
 * packed from those installed here.
 */
async function pack(...folders: string[]): Promise<string[]> {
  const { stdout } = await npm(home, 'pack', '--ignore-scripts', '--json', '--pack-destination', home, ...folders);
  const packed = JSON.parse(stdout) as { filename: string }[];
  return packed.map(({ filename }) => join(home, filename));
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'atlas-packed-'));
  const needs = ['luxon', 'zod', '@types/luxon'].map((name) => join(root, 'node_modules', name));
  const tarballs = await pack(buildDomain(), ...needs);
  tarball = basename(tarballs[0] ?? '');
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  await npm(home, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the packed domain', () => {
  const installed = () => join(home, 'node_modules/@atlas/domain');

  it('contains code and types, no sources and no tests', () => {
    const files = readdirSync(installed(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const odd = files.map((entry) => entry.name).filter((name) => !/^(?:\w+\.(?:js|d\.ts)|package\.json|README\.md)$/.test(name));
    expect(odd).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8')) as { dependencies: object; exports: object };
    expect(Object.keys(manifest.dependencies).toSorted()).toEqual(['luxon', 'zod']);
    expect(Object.keys(manifest.exports)).toEqual(domainNouns().map((noun) => `./${noun}`));
  });

  it('cites no document that is not part of it', () => {
    const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|d\.ts)$/.test(name));
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((name) => readFileSync(join(installed(), name), 'utf8').includes('@spec'))).toEqual([]);
  });

  it('is installed by the command of its README', () => {
    expect(README).toContain(`npm install ./${tarball}\n`);
  });

  it('has every entry point in plain Node, and exposes no other file', async () => {
    const imports = domainNouns().map((noun) => `@atlas/domain/${noun}`);
    writeFileSync(
      join(home, 'entries.js'),
      `const counts = {};
      for (const name of ${JSON.stringify(imports)}) counts[name] = Object.keys(await import(name)).length;
      const hidden = await import('@atlas/domain/money/splitTotal.js').catch((error) => error.code);
      console.log(JSON.stringify({ counts, hidden }));`,
    );
    const { counts, hidden } = JSON.parse(await node(home, 'entries.js')) as { counts: Record<string, number>; hidden: string };
    expect(Object.keys(counts)).toEqual(imports);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
    expect(hidden).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  it('works in a script of plain JavaScript', async () => {
    writeFileSync(
      join(home, 'script.js'),
      `import { fieldErrors } from '@atlas/domain/forms';
      import { loginForm } from '@atlas/domain/auth';
      import { formatPeso } from '@atlas/domain/money';
      import { paymentEntries } from '@atlas/domain/payments';
      import { dateRangeOf } from '@atlas/domain/reports';
      import { membershipStatus } from '@atlas/domain/subscriptions';
      import { DateTime } from 'luxon';
      const now = new Date('2025-11-17T02:00:00Z');
      const entries = paymentEntries(10000, { kind: 'instalments', count: 3, interval: 'month', alignment: 'enrolment-day' }, now);
      console.log(entries.map(({ price }) => formatPeso(price)).join(' '));
      console.log(membershipStatus([{ funnelId: 1, startsAt: new Date(0), expiresAt: now, unsubscribedAt: null }], now));
      console.log(JSON.stringify(fieldErrors(loginForm, { email: 'juan@example.com' })));
      console.log(dateRangeOf('Last 7 Days', DateTime.fromJSDate(now)).from.toISO());`,
    );
    expect((await node(home, 'script.js')).trim().split('\n')).toEqual([
      '₱3,333.00 ₱3,333.00 ₱3,334.00',
      'Active',
      '{"password":"Password is required"}',
      '2025-11-11T00:00:00.000+08:00',
    ]);
  });

  /**
   * Compiles programs next to the installed package, with no other types than Node's. Returns the
   * errors; empty when there are none.
   */
  const check = (...files: string[]): Promise<string> => {
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--lib', 'ES2023', '--types', 'node'];
    const tsc = [join(root, 'node_modules/typescript/bin/tsc'), ...options, '--typeRoots', join(root, 'node_modules/@types')];
    return run(process.execPath, [...tsc, ...files], { cwd: home }).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
  };

  describe('its types', () => {
    it('accept a program that uses every entry point', async () => {
      const imports = domainNouns().map((noun) => `import * as ${noun} from '@atlas/domain/${noun}';`);
      const code = `${imports.join('\n')}
        export const path: string = navigation.routePath('viewCourse', { id: 136 });
        export const price: string = money.formatPeso(payments.parsePrice('₱3,499'));
        export const state: 'upcoming' | 'live' | 'past' = events.eventState({ startsAt: new Date(0), endsAt: new Date(1), recurrence: null }, new Date(0));
        export const all = [${domainNouns().join(', ')}];`;
      writeFileSync(join(home, 'fits.ts'), code);
      expect(await check('fits.ts')).toBe('');
    });

    it('accept a program in CommonJS', async () => {
      const code = "import { formatPeso } from '@atlas/domain/money';\nexport const price: string = formatPeso(3499);\n";
      writeFileSync(join(home, 'fits.cts'), code);
      expect(await check('fits.cts')).toBe('');
    });

    it('reject a record without a field, and an unknown value', async () => {
      const code = `import { dueDates } from '@atlas/domain/payments';
import { membershipStatus } from '@atlas/domain/subscriptions';
const now = new Date(0);
membershipStatus([{ funnelId: 1, startsAt: now, expiresAt: now }], now);
dueDates(now, 3, 'monthly', 'enrolment-day');
`;
      writeFileSync(join(home, 'silent.ts'), code);
      const errors = await check('silent.ts');
      expect(errors).toMatch(/^silent\.ts\(4,\d+\): error TS/m);
      expect(errors).toMatch(/^silent\.ts\(5,\d+\): error TS/m);
    });

    it('reject invalid code', async () => {
      const code = "import { routePath } from '@atlas/domain/navigation';\nexport const path = routePath('viewCourse', {});\n";
      writeFileSync(join(home, 'refuses.ts'), code);
      expect(await check('refuses.ts')).toMatch(/^refuses\.ts\(2,\d+\): error TS/);
    });
  });

  describe('the examples of its README', () => {
    const examples = readmeExamples(README);
    const file = ({ kind, line }: Example) =>
      kind === 'cjs' ? join('commonjs', `readme${line}.js`) : `readme${line}.${kind === 'ts' ? 'ts' : 'js'}`;
    beforeAll(() => {
      // A package.json without "type": "module".
      mkdirSync(join(home, 'commonjs'));
      writeFileSync(join(home, 'commonjs/package.json'), '{ "private": true }');
      for (const example of examples) writeFileSync(join(home, file(example)), example.program);
    });

    it('are in TypeScript, in ES modules and in CommonJS', () => {
      expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(['ts', 'mjs', 'cjs']));
    });

    it('match its types', async () => {
      expect(await check(...examples.filter(({ kind }) => kind === 'ts').map(file))).toBe('');
    });

    it.each(examples)('return the stated results: from line $line as $kind, $answers results', async (example) => {
      expect(example.answers).toBeGreaterThan(0);
      expect(await node(home, file(example))).toBe('');
    });

    it('are rejected when they are wrong', async () => {
      const [wrong] = readmeExamples("```ts\nimport { formatPeso } from '@atlas/domain/money';\nformatPeso(0); // '₱0.00'\n```\n");
      writeFileSync(join(home, 'wrong.ts'), wrong?.program ?? '');
      await expect(node(home, 'wrong.ts')).rejects.toThrow(/'FREE'/);
      const [silent] = readmeExamples(
        "```js\nconst { formatPeso } = require('@atlas/domain/money');\nformatPeso(0); // RangeError: Not an amount\n```\n",
      );
      writeFileSync(join(home, 'commonjs/wrong.js'), silent?.program ?? '');
      await expect(node(home, 'commonjs/wrong.js')).rejects.toThrow(/Missing expected exception/);
      expect(() => readmeExamples('```ts\nformatPeso(0);\n```\n')).toThrow('Line 2 does not say what it answers: formatPeso(0);');
    });
  });
});
