import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshFolder } from './serverProcess.ts';

// What it does to an installation stands in tests/long/admin.test.ts, and the rule in modules/users/makeAdministrator.test.ts.

const admin = (...args: string[]): Promise<[code: number | null, error: string]> =>
  new Promise((resolve) => {
    const env = { ...process.env, LOG_LEVEL: 'warn', DATA_DIR: freshFolder() };
    const child = execFile(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], { env }, (_error, _output, error) =>
      resolve([child.exitCode, error]),
    );
  });

it('npm run admin says how it is called when it is given no address', async () => {
  expect(await admin()).toEqual([2, 'Name one person by their email. Usage: npm run admin -- EMAIL\n']);
});
