import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres, type PostgresServer } from '../../scripts/postgresServer.ts';
import { freshFolder, startServer, type ServerProcess } from '../../scripts/serverProcess.ts';

interface Ended {
  code: number;
  output: string;
  error: string;
}
const SCRIPT = join(import.meta.dirname, '../../scripts/admin.ts');
const USAGE = 'Usage: npm run admin -- EMAIL';

const admin = (env: Record<string, string>, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [SCRIPT, ...args],
      { env: { ...process.env, LOG_LEVEL: 'warn', ...env } },
      (_error, output, error) => resolve({ code: child.exitCode ?? -1, output, error }),
    );
  });
const done = (output: string): Ended => ({ code: 0, output: `${output}\n`, error: '' });
const rejected = (error: string, code = 1): Ended => ({ code, output: '', error: `${error}\n` });

const NOW = 'coach@atlas.example is an administrator now: the access level is among those that they can switch to.';
const ALREADY = 'coach@atlas.example is an administrator already; nothing was changed.';

describe('npm run admin', () => {
  it.each([
    ['no address', [], `Name one person by their email. ${USAGE}`],
    ['two addresses', ['a@atlas.example', 'b@atlas.example'], `Name one person by their email. ${USAGE}`],
    ['an invalid address', ['coach'], `coach is not an email address. ${USAGE}`],
  ])('prints its usage for %s', async (_what, args, message) => {
    expect(await admin({ DATA_DIR: freshFolder() }, ...args)).toEqual(rejected(message, 2));
  });

  it('prints its usage for an option', async () => {
    const { code, error } = await admin({ DATA_DIR: freshFolder() }, '--force', 'coach@atlas.example');
    expect([code, error.includes("'--force'"), error.endsWith(`${USAGE}\n`)]).toEqual([2, true, true]);
  });

  it('names an invalid setting', async () => {
    const { code, error } = await admin({ PORT: 'eighty' }, 'coach@atlas.example');
    expect([code, error.startsWith('Atlas cannot start with these settings:\n  PORT: ')]).toEqual([1, true]);
  });

  it('leaves an empty installation empty', async () => {
    const DATA_DIR = freshFolder();
    const noOne = 'There is no account with the email coach@atlas.example. Sign up with it first.';
    expect(await admin({ DATA_DIR }, 'coach@atlas.example')).toEqual(rejected(noOne));
    expect(await admin({ DATA_DIR }, 'coach@atlas.example')).toEqual(rejected(noOne));
  });
});

describe('npm run admin on the embedded database', () => {
  const DATA_DIR = freshFolder();
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ DATA_DIR });
  });
  afterAll(() => server.stop());

  it('is rejected while another process holds the data folder, and works once that has ended', async () => {
    const { code, error } = await admin({ DATA_DIR }, 'coach@atlas.example');
    expect([code, error]).toEqual([
      1,
      `Another Atlas process (${server.process.pid}) is using the data folder ${DATA_DIR}. Stop it first, or give this one its own DATA_DIR.\n`,
    ]);
    await server.stop();
    expect(await admin({ DATA_DIR }, ' Coach@atlas.example ')).toEqual(done(NOW));
    expect(await admin({ DATA_DIR }, 'coach@atlas.example')).toEqual(done(ALREADY));
    expect(await admin({ DATA_DIR }, 'archived@atlas.example')).toEqual(
      rejected('The account of archived@atlas.example is archived. Restore it first.'),
    );
  });
});

describe.skipIf(findPostgres() === null)('npm run admin on PostgreSQL', () => {
  let postgres: PostgresServer;
  let server: ServerProcess;
  beforeAll(async () => {
    postgres = await startPostgres();
    await postgres.run('create database atlas');
    server = await startServer({ DATABASE_URL: postgres.url('atlas'), DEMO: '1' });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  it('works while the server runs', async () => {
    const env = { DATABASE_URL: postgres.url('atlas'), DATA_DIR: freshFolder() };
    expect(await admin(env, 'coach@atlas.example')).toEqual(done(NOW));
    expect(await admin(env, 'coach@atlas.example')).toEqual(done(ALREADY));
    expect((await admin(env, 'nobody@atlas.example')).code).toBe(1);
  });
});
