import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('axe finds nothing in any story in any theme', { timeout: 60 * 60_000 }, async () => {
  const { NODE_ENV: _test, ...env } = process.env;
  const ended = await new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/test-storybook.ts'],
      { cwd: root, env: { ...env, CI: '1', ATLAS_LONG: '1', FORCE_COLOR: '0' }, maxBuffer: 64 * 1024 * 1024 },
      (_error, output, error) => resolve({ code: child.exitCode ?? -1, output: output + error }),
    );
  });
  expect(ended.code, ended.output.slice(-20_000)).toBe(0);
  expect(ended.output).toMatch(/Tests: +\d{4} passed/);
});
