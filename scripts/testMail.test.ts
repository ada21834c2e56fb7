import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// SMTP itself is tested in packages/server/src/mail/transport.test.ts.

const testMail = (...args: string[]): Promise<[code: number | null, error: string]> =>
  new Promise((resolve) => {
    const env = { ...process.env, SMTP_URL: '' };
    const child = execFile(process.execPath, [join(import.meta.dirname, 'testMail.ts'), ...args], { env }, (_error, _output, error) =>
      resolve([child.exitCode, error]),
    );
  });

it.each([
  [[], 'Name an email address. Usage: npm run test-mail -- EMAIL\n'],
  [['ana'], 'ana is not an email address. Usage: npm run test-mail -- EMAIL\n'],
])('npm run test-mail prints its usage: %j', async (args, message) => {
  expect(await testMail(...args)).toEqual([2, message]);
});

it('npm run test-mail reports that no email is sent without a mail server', async () => {
  expect(await testMail('ana@example.com')).toEqual([1, 'SMTP_URL is not set: nothing leaves this installation.\n']);
});
