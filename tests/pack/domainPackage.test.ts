import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDomain, domainNouns } from '../../scripts/buildDomain.ts';
import { readmeExamples } from './readmeExamples.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const npm = (folder: string, ...args: string[]) => run('npm', args, { cwd: folder, shell: process.platform === 'win32' });
const node = async (folder: string, file: string) => (await run(process.execPath, [file], { cwd: folder })).stdout;

/** A folder outside this repository, with the packed domain installed in it. */
let home: string;

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

    it('reject invalid code', async () => {
      const code = "import { routePath } from '@atlas/domain/navigation';\nexport const path = routePath('viewCourse', {});\n";
      writeFileSync(join(home, 'refuses.ts'), code);
      expect(await check('refuses.ts')).toMatch(/^refuses\.ts\(2,\d+\): error TS/);
    });
  });

  describe('the examples of its README', () => {
    const examples = readmeExamples(readFileSync(join(root, 'packages/domain/README.md'), 'utf8'));
    const file = (line: number) => `readme${line}.ts`;
    beforeAll(() => {
      for (const { line, program } of examples) writeFileSync(join(home, file(line)), program);
    });

    it('match its types', async () => {
      expect(await check(...examples.map(({ line }) => file(line)))).toBe('');
    });

    it.each(examples)('return the stated results: from line $line, $answers results', async ({ line, answers }) => {
      expect(answers).toBeGreaterThan(0);
      expect(await node(home, file(line))).toBe('');
    });

    it('are rejected when they are wrong', async () => {
      const [wrong] = readmeExamples("```ts\nimport { formatPeso } from '@atlas/domain/money';\nformatPeso(0); // '₱0.00'\n```\n");
      writeFileSync(join(home, 'wrong.ts'), wrong?.program ?? '');
      await expect(node(home, 'wrong.ts')).rejects.toThrow(/'FREE'/);
      expect(() => readmeExamples('```ts\nformatPeso(0);\n```\n')).toThrow('Line 2 does not say what it answers: formatPeso(0);');
    });
  });
});
