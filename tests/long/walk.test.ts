import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROLES } from '../../packages/domain/src/access/index.ts';
import { freshFolder } from '../../scripts/serverProcess.ts';
import { PLACES } from '../e2e/everyScreen.ts';

const root = join(import.meta.dirname, '../..');
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'];

/**
 * Runs one file of the end-to-end tests in its long form, and returns the reporter's output. Its
 * failures fail the test.
 */
async function play(file: string, reporter: 'line' | 'json'): Promise<string> {
  const { NODE_ENV: _test, ...env } = process.env;
  const ended = await new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [...PLAYWRIGHT, '--reporter', reporter, '--output', freshFolder(), `/${file}`],
      { cwd: root, env: { ...env, ATLAS_LONG: '1', FORCE_COLOR: '0' }, maxBuffer: 64 * 1024 * 1024 },
      (_error, output, errors) => resolve({ code: child.exitCode ?? -1, output, errors }),
    );
  });
  expect(ended.code, (ended.output + ended.errors).slice(-20_000)).toBe(0);
  return ended.output;
}

interface Suite {
  suites?: Suite[];
  specs?: { tests: { projectName: string; results: { status: string; steps?: { title: string }[] }[] }[] }[];
}
/** The steps of all tests that passed, each after the width at which it was taken. */
const stepsOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...suites.flatMap(stepsOf),
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.filter(({ status }) => status === 'passed').flatMap(({ steps = [] }) => steps.map(({ title }) => `${projectName}: ${title}`)),
    ),
  ),
];

it('every screen is the same from the server and in the browser', { timeout: 60 * 60_000 }, async () => {
  const names = PLACES.map(([name]) => name);
  const steps = stepsOf(JSON.parse(await play('walk.spec', 'json')) as Suite);
  expect(steps.toSorted()).toEqual(['phone', 'desktop'].flatMap((width) => names.map((name) => `${width}: ${name}`)).toSorted());
});

/** Each role and a visitor, at each of two widths. */
const WALKS = (ROLES.length + 1) * 2;

it('every screen is the same from the server and in the browser for every role', { timeout: 3 * 60 * 60_000 }, async () => {
  expect(await play('longWalk', 'line')).toContain(`  ${WALKS} passed`);
});
