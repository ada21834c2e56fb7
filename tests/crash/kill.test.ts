import { openDatabase } from '../../packages/server/src/db/open.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshFolder } from '../serverProcess.ts';

const ROUNDS = 4;
const WRITES_BEFORE_KILL = 300;

/** Writes rows one by one and prints the number of each only after the database acknowledged it. */
const WRITER = `
import { openDatabase } from './packages/server/src/db/open.ts';
import { sql } from 'drizzle-orm';
const database = await openDatabase({ folder: process.argv[1] });
await database.db.execute(sql\`create table if not exists writes (n integer primary key)\`);
const { rows } = await database.db.execute(sql\`select coalesce(max(n), 0) as last from writes\`);
for (let n = Number(rows[0].last) + 1; ; n++) {
  await database.transaction((tx) => tx.execute(sql\`insert into writes values (\${n})\`));
  process.stdout.write(n + '\\n');
}`;

describe('kill -9 in the middle of writes', () => {
  it('loses no acknowledged write', async () => {
    const folder = freshFolder();
    let acknowledged = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const writer = spawn(process.execPath, ['--input-type=module-typescript', '-e', WRITER, folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const killAt = acknowledged + WRITES_BEFORE_KILL;
      for await (const line of createInterface({ input: writer.stdout })) {
        acknowledged = Number(line);
        if (acknowledged >= killAt) writer.kill('SIGKILL');
      }
      if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
      expect(writer.signalCode).toBe('SIGKILL');

      const database = await openDatabase({ folder });
      const { rows } = await database.db.execute<{ n: number; last: number }>(
        sql`select count(*)::int as n, max(n)::int as last from writes`,
      );
      await database.close();
      expect(rows[0]?.last).toBeGreaterThanOrEqual(acknowledged);
      expect(rows[0]?.n).toBe(rows[0]?.last);
    }
    expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS * WRITES_BEFORE_KILL);
    console.log(`${ROUNDS} kills, ${acknowledged} acknowledged writes, 0 lost`);
  });
});
