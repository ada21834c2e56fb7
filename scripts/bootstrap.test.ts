import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshFolder } from './serverProcess.ts';
import { isBuilt, sourceHash, stampOf } from './sourceHash.mjs';

/** One package that runs the app, one that builds it, one of another platform. */
const PACKAGES = {
  '': { name: 'atlas' },
  'node_modules/runs': { version: '1.0.0' },
  'node_modules/builds': { version: '1.0.0', dev: true },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
};
type Name = 'runs' | 'builds';
let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** Simulates the result of npm's installation of these packages. */
function install(...names: Name[]): void {
  const packages = Object.fromEntries(names.map((name) => [`node_modules/${name}`, PACKAGES[`node_modules/${name}`]]));
  for (const name of names) write(`node_modules/${name}/package.json`, '{}');
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
}
const build = () => write('app/dist/.stamp', sourceHash(folder));

/** A stand-in for npm: it records its arguments, and installs everything, nothing, or fails. */
const NPM = `
const { mkdirSync, writeFileSync } = require('node:fs');
writeFileSync('called', process.argv.slice(2).join(' '));
if (process.env.NPM_DOES === 'fail') process.exit(3);
if (process.env.NPM_DOES === 'nothing') process.exit(0);
const packages = JSON.parse(require('node:fs').readFileSync('package-lock.json', 'utf8')).packages;
for (const name of ['runs', 'builds']) {
  mkdirSync('node_modules/' + name, { recursive: true });
  writeFileSync('node_modules/' + name + '/package.json', '{}');
}
delete packages['node_modules/elsewhere'];
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

beforeEach(() => {
  folder = freshFolder();
  write('package-lock.json', JSON.stringify({ packages: PACKAGES }));
  write('app/src/main.ts', 'export const a = 1;\n');
  write('npm.cjs', NPM);
  mkdirSync(join(folder, 'scripts'));
  for (const file of ['bootstrap.mjs', 'sourceHash.mjs']) copyFileSync(join(import.meta.dirname, file), join(folder, 'scripts', file));
});

const bootstrap = (env: Record<string, string> = {}, ...args: string[]) =>
  new Promise<{ code: number; output: string; error: string; npm: string | null }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/bootstrap.mjs', ...args],
      { cwd: folder, env: { NODE_ENV: 'development', ...env, npm_execpath: join(folder, 'npm.cjs') } },
      (_error, output, error) => {
        const called = join(folder, 'called');
        resolve({ code: child.exitCode ?? -1, output, error, npm: existsSync(called) ? readFileSync(called, 'utf8') : null });
      },
    );
  });
const QUIET = '--no-audit --no-fund --loglevel=error';
const SILENT = { code: 0, output: '', error: '', npm: null };
const PRODUCTION = { NODE_ENV: 'production' };

describe('what a command installs before it runs', () => {
  it('is nothing when everything is installed', async () => {
    install('runs', 'builds');
    expect(await bootstrap()).toEqual(SILENT);
    expect(await bootstrap(PRODUCTION)).toEqual(SILENT);
  });

  it('is everything on a fresh clone', async () => {
    expect(await bootstrap()).toMatchObject({ code: 0, error: '', npm: `ci --include=dev ${QUIET}` });
    expect(await bootstrap()).toMatchObject({ code: 0, output: '' });
  });

  it('is everything on a fresh clone in production, which must build the app, with a message', async () => {
    expect(await bootstrap(PRODUCTION)).toEqual({
      code: 0,
      output: 'Installing packages, for this once also those that build the app (about a minute)…\n',
      error: '',
      npm: `ci --include=dev ${QUIET}`,
    });
  });

  it('is everything in production when the sources have changed since the app was built', async () => {
    install('runs');
    build();
    write('app/src/main.ts', 'export const a = 2;\n');
    expect((await bootstrap(PRODUCTION)).npm).toBe(`ci --include=dev ${QUIET}`);
  });

  it('excludes build-only packages in production, once the app is built', async () => {
    install('runs');
    build();
    expect(await bootstrap(PRODUCTION)).toEqual(SILENT);
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect((await bootstrap(PRODUCTION)).npm).toBe(`ci --omit=dev ${QUIET}`);
  });

  it('excludes build-only packages in production for a command that needs no built app', async () => {
    install('runs');
    expect(await bootstrap(PRODUCTION, '--runtime')).toEqual(SILENT);
  });

  it('is everything again after an incomplete installation', async () => {
    install('runs', 'builds');
    rmSync(join(folder, 'node_modules/builds'), { recursive: true });
    expect((await bootstrap()).npm).toBe(`ci --include=dev ${QUIET}`);
  });

  it("is everything again when npm's list is truncated", async () => {
    install('runs', 'builds');
    write('node_modules/.package-lock.json', '{"packages": {');
    expect((await bootstrap()).npm).toBe(`ci --include=dev ${QUIET}`);
  });
});

describe('a failed installation', () => {
  it.each([
    ['npm fails', 'fail', 'The packages could not be installed; npm says above why. Run the same command again once that is mended.\n'],
    [
      'npm leaves it incomplete',
      'nothing',
      'The packages are not whole although npm installed them. Delete the folder node_modules and run the same command again.\n',
    ],
  ])('is reported in one sentence when %s', async (_what, NPM_DOES, error) => {
    expect(await bootstrap({ NPM_DOES })).toMatchObject({ code: 1, error });
  });

  it('is reported in one sentence when the lock is damaged', async () => {
    write('package-lock.json', '{');
    expect(await bootstrap()).toMatchObject({
      code: 1,
      error: 'package-lock.json is missing or damaged: take it from the repository again, then run the same command.\n',
      npm: null,
    });
  });
});

describe('the hash of what the app is built from', () => {
  it.each(['app/src/more/other.ts', 'packages/mail/src/templates/Other.tsx'])('changes with %s, not with test code', (path) => {
    const before = sourceHash(folder);
    expect(isBuilt(folder)).toBe(false);
    build();
    expect([stampOf(folder), isBuilt(folder)]).toEqual([join(folder, 'app/dist/.stamp'), true]);
    write('app/src/main.test.ts', 'nothing');
    write('app/src/Main.stories.tsx', 'nothing');
    write('app/src/places.e2e.ts', 'nothing');
    expect([sourceHash(folder), isBuilt(folder)]).toEqual([before, true]);
    write(path, 'export const b = 1;\n');
    expect([sourceHash(folder) === before, isBuilt(folder)]).toEqual([false, false]);
  });
});
