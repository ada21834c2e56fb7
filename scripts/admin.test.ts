import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freshFolder } from './serverProcess.ts';

// The effect on an installation is tested in tests/long/admin.test.ts, and the rule in
// modules/users/makeAdministrator.test.ts.

it('npm run admin prints its usage without an address', async () => {
  const env = { ...process.env, LOG_LEVEL: 'warn', DATA_DIR: freshFolder() };
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'admin.ts')], { env });
  await expect(run).rejects.toMatchObject({ code: 2, stderr: 'Name one person by their email. Usage: npm run admin -- EMAIL\n' });
});
