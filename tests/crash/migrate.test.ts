import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase, type OpenOptions } from '../../packages/server/src/db/open.ts';
import { isLongRun } from '../../scripts/longRun.ts';
import { findPostgres, startPostgres } from '../../scripts/postgresServer.ts';
import { freshFolder } from '../../scripts/serverProcess.ts';

const MIGRATE = `
import { openDatabase } from './packages/server/src/db/open.ts';
const [options, folder] = JSON.parse(process.argv[1]);
const database = await openDatabase(options);
await database.migrate(folder, { count: 1 });
process.stdout.write('first');
await database.migrate(folder);`;

/** Writes two migrations; the second ends with these statements. */
function folderWith(...end: string[]): string {
  const folder = freshFolder();
  mkdirSync(join(folder, 'meta'));
  const entries = ['0000_first', '0001_second'].map((tag, idx) => ({ idx, version: '7', when: idx + 1, tag, breakpoints: true }));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  writeFileSync(join(folder, '0000_first.sql'), 'create table marks (n integer)');
  const second = ['insert into marks select generate_series(1, 1000)', 'alter table marks add column note text', ...end];
  writeFileSync(join(folder, '0001_second.sql'), second.join('\n--> statement-breakpoint\n'));
  return folder;
}

/**
 * Kills a process in the middle of the second migration. Expects the next one to find the first and
 * run the second.
 */
async function expectGoesOn(options: OpenOptions): Promise<void> {
  const endless = folderWith('select count(*) from generate_series(1, 1000000000000)');
  const killed = spawn(process.execPath, ['--input-type=module-typescript', '-e', MIGRATE, JSON.stringify([options, endless])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(killed.stdout, 'data');
  // The endless statement begins well before this.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  killed.kill('SIGKILL');
  expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
  const database = await openDatabase(options);
  try {
    // The server ends the session of the killed process as soon as it notices.
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
    );
    const marks = async () => (await database.db.execute<{ n: number }>(sql`select count(*)::int as n from marks`)).rows[0]?.n;
    expect(await marks()).toBe(0);
    await database.migrate(folderWith());
    expect(await marks()).toBe(1000);
    const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from drizzle.__drizzle_migrations`);
    expect(rows[0]?.n).toBe(2);
  } finally {
    await database.close();
  }
}

it.runIf(isLongRun || findPostgres() === null)(
  'a migration of the embedded database that was killed half way runs at the next startup',
  () => expectGoesOn({ folder: freshFolder() }),
);

it.skipIf(findPostgres() === null)('the same on PostgreSQL', async () => {
  const server = await startPostgres();
  try {
    await expectGoesOn({ url: server.url('postgres'), max: 2 });
  } finally {
    await server.stop();
  }
});
