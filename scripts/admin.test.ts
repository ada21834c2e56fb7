import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freshFolder } from './serverProcess.ts';

// What it does to an installation stands in tests/long/admin.test.ts, and the rule in modules/users/makeAdministrator.test.ts.

it('npm run admin says how it is called when it is given no address', async () => {
  const env = { ...process.env, LOG_LEVEL: 'warn', DATA_DIR: freshFolder() };
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'admin.ts')], { env });
  await expect(run).rejects.toMatchObject({ code: 2, stderr: 'Name one person by their email. Usage: npm run admin -- EMAIL\n' });
});
