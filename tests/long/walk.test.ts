import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROLES } from '../../packages/domain/src/access/index.ts';
import { freshFolder } from '../../scripts/serverProcess.ts';

const root = join(import.meta.dirname, '../..');
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter', 'line'];

/** Each role and a visitor, at each of two widths. */
const WALKS = (ROLES.length + 1) * 2;

it('every screen is the same from the server and in the browser for every role', { timeout: 3 * 60 * 60_000 }, async () => {
  const { NODE_ENV: _test, ...env } = process.env;
  const ended = await new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [...PLAYWRIGHT, '--output', freshFolder(), 'longWalk'],
      { cwd: root, env: { ...env, ATLAS_LONG: '1', FORCE_COLOR: '0' }, maxBuffer: 64 * 1024 * 1024 },
      (_error, output, error) => resolve({ code: child.exitCode ?? -1, output: output + error }),
    );
  });
  expect(ended.code, ended.output.slice(-20_000)).toBe(0);
  expect(ended.output).toContain(`  ${WALKS} passed`);
});
