import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../packages/server/src/db/open.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../scripts/postgresServer.ts';
import { freshFolder, startServer } from '../../scripts/serverProcess.ts';

const MIGRATIONS = join(import.meta.dirname, '../../packages/server/migrations');
const count = async (database: Database) => {
  const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from marks`);
  return rows[0]?.n;
};

/** The project's migrations with one more, which fails after its first statement. */
function brokenMigrations(): string {
  const folder = join(freshFolder(), 'migrations');
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: (last?.idx ?? 0) + 1, when: (last?.when ?? 0) + 1, tag: 'broken' } as never);
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'broken.sql'), 'create table half_done (n integer);\n--> statement-breakpoint\nselect no_such_function();\n');
  return folder;
}

async function expectWholeOrNothing(database: Database): Promise<void> {
  await expect(database.migrate(brokenMigrations())).rejects.toThrow();
  const { rows } = await database.db.execute<{ half: string | null }>(sql`select to_regclass('half_done')::text as half`);
  expect(rows).toEqual([{ half: null }]);
  await database.migrate();
  expect((await database.db.execute(sql`select count(*) from users`)).rows).toHaveLength(1);
}

it('a migration that fails half way leaves nothing behind, and the next startup succeeds: embedded', async () => {
  const database = await openDatabase();
  await expectWholeOrNothing(database);
  await database.close();
});

describe.skipIf(findPostgres() === null)('PostgreSQL', () => {
  let server: PostgresServer;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres();
    await server.run('create database atlas', 'create database halfway');
    database = await openDatabase({ url: server.url('atlas'), max: 2, waitMs: 300 });
    await database.db.execute(sql`create table marks (n integer, filler text)`);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });
  const dropConnections = () =>
    server.run("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'atlas' and pid <> pg_backend_pid()");

  it('a migration that fails half way leaves nothing behind, and the next startup succeeds', async () => {
    const halfway = await openDatabase({ url: server.url('halfway'), max: 1 });
    await expectWholeOrNothing(halfway);
    await halfway.close();
  });

  it('a connection that drops in the middle of a transaction rolls it back, and the next one works', async () => {
    const before = await count(database);
    const broken = database.transaction(async (tx) => {
      await tx.execute(sql`insert into marks values (1)`);
      await dropConnections();
      await tx.execute(sql`insert into marks values (2)`);
    });
    await expect(broken).rejects.toThrow();
    expect(await count(database)).toBe(before);
  });

  it('a statement waits for a free connection, and is rejected when none becomes free', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = [database.transaction(() => held), database.transaction(() => held)];
    await expect(database.db.execute(sql`select 1`)).rejects.toThrow();
    const waiting = database.db.execute(sql`select 1 as one`);
    release();
    await Promise.all(holding);
    expect((await waiting).rows).toEqual([{ one: 1 }]);
  });

  it('a full disk rejects the write, keeps existing data, and works again when there is space', async () => {
    const before = await count(database);
    const fill = sql`insert into marks select n, repeat(md5(n::text), 50) from generate_series(1, 40000) as n`;
    // Above the 16 MB of a log segment, below what the rows need.
    await server.halt();
    await server.start({ fileBytes: 20 * 1024 * 1024 });
    await expect(database.db.execute(fill)).rejects.toThrow();
    expect(await count(database)).toBe(before);
    await server.halt();
    await server.start();
    await expect.poll(() => count(database).catch(() => null), { timeout: 10_000 }).toBe(before);
    await database.db.execute(fill);
    expect(await count(database)).toBe((before ?? 0) + 40_000);
  });

  it('the server reports that it is unhealthy while the database is away, responds with our own message, and recovers automatically', async () => {
    await server.run('create database served');
    const atlas = await startServer({ DATABASE_URL: server.url('served'), DEMO: '1' });
    const health = async () => (await fetch(`${atlas.address}/api/health`)).status;
    const signIn = () =>
      fetch(`${atlas.address}/api/auth`, {
        method: 'POST',
        body: JSON.stringify({ method: 'login', username: 'member@atlas.example', password: 'Atlas-demo-2026!' }),
      });
    try {
      expect([await health(), (await signIn()).status]).toEqual([200, 200]);
      await server.halt();
      expect(await health()).toBe(503);
      const rejected = await signIn();
      expect([rejected.status, await rejected.json()]).toEqual([
        500,
        { error: 'Something went wrong, try again', requestId: expect.any(String) },
      ]);
      await server.start();
      await expect.poll(health, { timeout: 10_000 }).toBe(200);
      expect((await signIn()).status).toBe(200);
    } finally {
      await atlas.stop();
    }
  });
});
