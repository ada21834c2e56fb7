import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database, type Db } from '../../packages/server/src/db/open.ts';
import { GuardedPool } from '../../packages/server/src/db/pool.ts';
import { Replicas } from '../../packages/server/src/db/replicas.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../scripts/postgresServer.ts';

describe.skipIf(findPostgres() === null)('replicas', () => {
  let server: PostgresServer;
  let primary: Database;
  let replica: Database;
  let replicas: Replicas;

  beforeAll(async () => {
    server = await startPostgres({ replica: true });
    primary = await openDatabase({ url: server.url('postgres'), max: 2 });
    replica = await openDatabase({ url: server.replicaUrl('postgres'), max: 2 });
    await primary.db.execute(sql`create table marks (n integer)`);
    replicas = new Replicas(new GuardedPool({ connectionString: server.url('postgres') }), [server.replicaUrl('postgres')], 2);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await replicas.close();
    await replica.close();
    await primary.close();
    await server.stop();
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });

  const isReplica = async (db: Db | null) =>
    db !== null && (await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)).rows[0]?.is === true;
  const write = () => primary.db.execute(sql`insert into marks values (1)`);
  const caughtUp = async () => {
    const position = await replicas.position();
    await vi.waitUntil(async () => {
      const { rows } = await replica.db.execute<{ is: boolean }>(sql`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as is`);
      return rows[0]?.is;
    });
    await replicas.probe();
    return position;
  };

  it('never JIT-compile a plan, and neither does the primary', async () => {
    await caughtUp();
    for (const db of [primary.db, replicas.reading(null)]) expect((await db?.execute(sql`show jit`))?.rows).toEqual([{ jit: 'off' }]);
  });

  it('serve reads once they have the required position', async () => {
    await write();
    const position = await caughtUp();
    expect(await isReplica(replicas.reading(null))).toBe(true);
    expect(await isReplica(replicas.reading(position))).toBe(true);
  });

  it('are skipped only for a reader whose write they do not have yet', async () => {
    await caughtUp();
    await replica.db.execute(sql`select pg_wal_replay_pause()`);
    await write();
    const position = await replicas.position();
    await replicas.probe();
    expect(replicas.reading(position)).toBeNull();
    expect(await isReplica(replicas.reading(null))).toBe(true);

    await replica.db.execute(sql`select pg_wal_replay_resume()`);
    await caughtUp();
    expect(await isReplica(replicas.reading(position))).toBe(true);
  });

  it('are skipped while they are more than five seconds behind', async () => {
    await caughtUp();
    await replica.db.execute(sql`select pg_wal_replay_pause()`);
    await write();
    await replicas.probe();
    vi.setSystemTime(Date.now() + 4_900);
    await replicas.probe();
    expect(await isReplica(replicas.reading(null))).toBe(true);
    vi.setSystemTime(Date.now() + 200);
    expect(replicas.reading(null)).toBeNull();

    await replica.db.execute(sql`select pg_wal_replay_resume()`);
    await caughtUp();
    expect(await isReplica(replicas.reading(null))).toBe(true);
  });

  it('are skipped when they are unreachable', async () => {
    await server.stopReplica();
    await replicas.probe();
    expect(replicas.reading(null)).toBeNull();
  });
});
