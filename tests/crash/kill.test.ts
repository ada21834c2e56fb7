import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase, type OpenOptions } from '../../packages/server/src/db/open.ts';
import { isLongRun } from '../../scripts/longRun.ts';
import { findPostgres, startPostgres } from '../../scripts/postgresServer.ts';
import { freshFolder } from '../../scripts/serverProcess.ts';

const ROUNDS = isLongRun ? 8 : 1;
const WRITES_BEFORE_KILL = isLongRun ? 300 : 100;

/**
 * Writes rows one by one, and prints the number of each only after the database has acknowledged
 * it.
 */
const WRITER = `
import { openDatabase } from './packages/server/src/db/open.ts';
import { sql } from 'drizzle-orm';
const database = await openDatabase(JSON.parse(process.argv[1]));
await database.db.execute(sql\`create table if not exists writes (n integer primary key)\`);
const { rows } = await database.db.execute(sql\`select coalesce(max(n), 0) as last from writes\`);
for (let n = Number(rows[0].last) + 1; ; n++) {
  await database.transaction((tx) => tx.execute(sql\`insert into writes values (\${n})\`));
  process.stdout.write(n + '\\n');
}`;

/**
 * Starts the writer and reads what it acknowledged; `atKill` runs once, after enough writes.
 *
 * @returns the number of the last acknowledged write
 */
async function writeUntil(options: OpenOptions, last: number, atKill: (writer: ChildProcess) => void): Promise<number> {
  const writer = spawn(process.execPath, ['--input-type=module-typescript', '-e', WRITER, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let acknowledged = last;
  let killed = false;
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged = Number(line);
    if (killed || acknowledged < last + WRITES_BEFORE_KILL) continue;
    killed = true;
    atKill(writer);
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
  return acknowledged;
}

/** Expects every acknowledged write to exist, without gaps. */
async function expectKept(options: OpenOptions, acknowledged: number): Promise<void> {
  const database = await openDatabase(options);
  const { rows } = await database.db.execute<{ n: number; last: number }>(sql`select count(*)::int as n, max(n)::int as last from writes`);
  await database.close();
  expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged);
  expect(rows[0]?.n).toBe(rows[0]?.last);
}

const report = (where: string, acknowledged: number) =>
  console.log(`${where}: ${ROUNDS} kills, ${acknowledged} acknowledged writes, 0 lost`);

describe('kill -9 in the middle of writes', () => {
  it('loses no acknowledged write of the embedded database', { timeout: 240_000 }, async () => {
    const options = { folder: freshFolder() };
    let acknowledged = 0;
    for (let round = 0; round < ROUNDS; round++) {
      acknowledged = await writeUntil(options, acknowledged, (writer) => writer.kill('SIGKILL'));
      await expectKept(options, acknowledged);
    }
    expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS * WRITES_BEFORE_KILL);
    report('embedded', acknowledged);
  });

  it.skipIf(findPostgres() === null)(
    'loses no acknowledged write of PostgreSQL when the database itself is killed',
    { timeout: 240_000 },
    async () => {
      const server = await startPostgres({ durable: true });
      const options = { url: server.url('postgres'), max: 1 };
      let acknowledged = 0;
      for (let round = 0; round < ROUNDS; round++) {
        let crashed: Promise<void> | undefined;
        acknowledged = await writeUntil(options, acknowledged, () => {
          crashed = server.crash();
        });
        await crashed;
        await server.start();
        await expectKept(options, acknowledged);
      }
      expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS * WRITES_BEFORE_KILL);
      report('PostgreSQL', acknowledged);
      await server.stop();
    },
  );
});
