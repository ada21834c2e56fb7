import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Home } from '../../packages/server/src/backup/home.ts';
import { migrationsIn } from '../../packages/server/src/backup/migrations.ts';
import { restoreBackup } from '../../packages/server/src/backup/restoreBackup.ts';
import { MIGRATIONS, openDatabase } from '../../packages/server/src/db/open.ts';
import { withClient } from '../../packages/server/src/db/pool.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import { verifyBooks } from '../../packages/server/src/modules/books/verifyRepo.ts';
import { isLongRun } from '../../scripts/longRun.ts';
import { findPostgres, startPostgres } from '../../scripts/postgresServer.ts';
import { freshFolder } from '../../scripts/serverProcess.ts';
import { requested, scalar } from '../crash/homes.ts';

// Backups of the demo at earlier versions, made and stored by `npm run backup` of that version. A
// migration that was released never changes, because the archives refer to it by its hash. A
// version that changes many rows adds an archive of the version before it.

/** The key of the archives. They contain no people but those of the demo. */
const KEY = 'AGE-SECRET-KEY-1RQY3W5FQ4YQG264G00N8WD39NLJNFXFSZQYY38FCW97SR839YA7SZG95V2';
const ARCHIVES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.age'));

/** Everything that the tables consist of: columns, indexes, constraints, triggers, functions. */
const SHAPE = `
  select concat_ws(' ', 'column', table_name, column_name, data_type, datetime_precision, is_nullable, column_default, is_identity, generation_expression) as line
    from information_schema.columns where table_schema = 'public'
  union all select concat_ws(' ', 'index', indexdef, (select indisvalid from pg_index where indexrelid = quote_ident(indexname)::regclass))
    from pg_indexes where schemaname = 'public'
  union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select concat_ws(' ', 'trigger', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
  union all select concat_ws(' ', 'function', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace`;
const shapeOf = async (client: pg.ClientBase): Promise<string[]> =>
  (await client.query<{ line: string }>(SHAPE)).rows.map(({ line }) => line).toSorted();

/** The shape of a database that was created by the current version. */
async function freshShape(home: Home): Promise<string[]> {
  const database = await openDatabase(home.databaseUrl === undefined ? {} : { url: home.databaseUrl, max: 1 });
  try {
    await database.migrate();
    return await withClient(database.pool, shapeOf);
  } finally {
    await database.close();
  }
}

/**
 * The money of an archive before the ledger, in centavos: what pays entries, credit included; what
 * entries still ask for; the invoices; and the credit above the price of an entry.
 */
const MONEY: Readonly<Record<string, readonly [settled: string, owed: string, billed: string, credit: string]>> = {
  '0032_catalogue.tar.gz.age': ['194404150', '22559850', '217014000', '5050'],
};

/** The ledger adds up after the upgrade, and no centavo was gained or lost. */
async function expectSameMoney(archive: string, client: pg.ClientBase): Promise<void> {
  const checked = await verifyBooks(drizzle(client as pg.Client));
  expect(checked.flatMap(({ problems }) => problems)).toEqual([]);
  const money = MONEY[archive];
  if (money === undefined) return;
  const [settled, owed, billed, credit] = money;
  expect(await scalar(client, 'select sum(allocated_centavos) from schedule_entries')).toBe(settled);
  expect(await scalar(client, 'select sum(price_centavos - allocated_centavos) from schedule_entries')).toBe(owed);
  expect(await scalar(client, `select sum(centavos) from postings where account = 'receivable' and centavos > 0`)).toBe(billed);
  expect(await scalar(client, `select -sum(centavos) from postings where account = 'customer-credit'`)).toBe(credit);
  expect(await scalar(client, 'select sum(amount_centavos) from payments')).toBe(String(Number(settled) + Number(credit)));
  // Two overlapped, and one followed a subscription for life.
  const lined = `select count(*) from audit_entries where action = 'lineUpSubscriptions'`;
  expect([await scalar(client, lined), await scalar(client, `${lined} and after ? 'unsubscribedAt'`)]).toEqual(['3', '1']);
  // A reference in another spelling no longer identifies its payment.
  expect(await scalar(client, `select count(*) from payments where reference is not null and reference_key is null`)).toBe('1');
}

async function expectUpgraded(archive: string, home: Home, fresh: Home): Promise<void> {
  const restored = await restoreBackup(join(import.meta.dirname, archive), KEY, home);
  expect(restored.rows).toBeGreaterThan(20_000);
  await requested(home, async (client) => {
    expect(await scalar(client, 'select count(*) from drizzle.__drizzle_migrations')).toBe(String(migrationsIn(MIGRATIONS).length));
    expect(await scalar(client, `select count(*) from users where email = 'member@atlas.example'`)).toBe('1');
    // The archived version had no mark for that.
    expect(await scalar(client, 'select count(*) from installation where resumed_at is null')).toBe('1');
    expect(await scalar(client, 'select count(*) from sessions where revoked_at is null')).toBe('0');
    expect(await scalar(client, `select count(*) from outbox where state = 'waiting'`)).toBe('0');
    const unmoved = `select count(*) from audit_entries where '[personal]' <> any(array[before ->> 'mobileNumber', after ->> 'mobileNumber'])`;
    expect(await scalar(client, unmoved)).toBe('0');
    expect(Number(await scalar(client, `select count(*) from audit_personal_values where after ? 'mobileNumber'`))).toBeGreaterThan(0);
    expect(await scalar(client, `select count(*) from audit_personal_values where person_id is null and after ? 'mobileNumber'`)).toBe('0');
  });
  await requested(home, (client) => expectSameMoney(archive, client));
  expect(await requested(home, shapeOf)).toEqual(await freshShape(fresh));
}

describe.each(ARCHIVES)('an installation at the level %s', (archive) => {
  it.runIf(isLongRun || findPostgres() === null)('is upgraded with its rows, and has the tables of a new one', () =>
    expectUpgraded(archive, { dataDir: freshFolder() }, { dataDir: freshFolder() }),
  );

  it.skipIf(findPostgres() === null)('is upgraded on PostgreSQL as well', async () => {
    const server = await startPostgres();
    try {
      await server.run('create database old', 'create database new');
      const [old, fresh] = ['old', 'new'].map((name) => ({ dataDir: freshFolder(), databaseUrl: server.url(name) })) as [Home, Home];
      await expectUpgraded(archive, old, fresh);
    } finally {
      await server.stop();
    }
  });
});
