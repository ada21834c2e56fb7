import { setTimeout as pause } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { OperatorError } from '../errors.ts';

/**
 * A migration that failed, with a message for operators. The database is as the migration before
 * left it.
 */
export class MigrationError extends OperatorError {
  override name = 'MigrationError';
}

export interface MigrateOptions {
  /** The number of migrations to stop after. */
  count?: number;
  /** The number of attempts of a migration to get its locks. */
  tries?: number;
}

interface Migration {
  sql: string[];
  hash: string;
  folderMillis: number;
}

/** The key of the lock that lets one process at a time migrate a database. */
const MIGRATION_LOCK = 20_260;
/**
 * A migration that waits for a lock blocks every later request for it. It therefore gives up soon,
 * lets them pass and tries again.
 */
const LOCK_TIMEOUT_MS = 2000;
const LOCK_TRIES = 30;
const LOCK_NOT_AVAILABLE = '55P03';
const CONCURRENT_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?\s/i;

/**
 * Brings the tables up to date. Each migration runs completely or not at all, in a separate
 * transaction that waits only briefly for a lock. A migration that builds indexes concurrently runs
 * outside a transaction, so that the table stays writable. It contains nothing else, and is
 * repeated when it was interrupted. Several processes may call this at once.
 *
 * @throws MigrationError
 */
export async function migrate(client: pg.ClientBase, folder: string, { count = Infinity, tries = LOCK_TRIES }: MigrateOptions = {}) {
  const migrations: Migration[] = readMigrationFiles({ migrationsFolder: folder });
  await lock(client);
  try {
    await client.query('create schema if not exists drizzle');
    await client.query(
      'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at');
    // A database may be ahead. After a rollback to an older version, the later version's migrations
    // are left in place.
    const changed = migrations.findIndex(({ hash }, index) => index < rows.length && hash !== rows[index]?.hash);
    if (changed !== -1) {
      throw new MigrationError(
        `This database had another migration ${changed + 1} than this version of Atlas brings. Start the version that it was made with.`,
      );
    }
    for (const migration of migrations.slice(rows.length, count)) {
      const concurrent = migration.sql.filter((statement) => CONCURRENT_INDEX.test(statement)).length;
      if (concurrent > 0 && concurrent < migration.sql.length)
        throw new MigrationError('A migration that builds an index concurrently holds nothing else: make two of it.');
      await (concurrent > 0 ? buildIndexes(client, migration) : runWhole(client, migration, tries));
    }
  } finally {
    await client.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}

/**
 * Retries rather than waiting in the database: a concurrent index build would wait for the waiting
 * statement.
 */
async function lock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(`select pg_try_advisory_lock(${MIGRATION_LOCK}) as locked`);
    if (rows[0]?.locked === true) return;
    await pause(100);
  }
}

const record = (client: pg.ClientBase, { hash, folderMillis }: Migration) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);

async function runWhole(client: pg.ClientBase, migration: Migration, tries: number): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      for (const statement of migration.sql) await client.query(statement);
      await record(client, migration);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (left <= 1)
        throw new MigrationError(
          'A migration did not get its locks: something else holds them. Nothing was changed; end it and start again.',
          {
            cause: error,
          },
        );
      await pause(500 + Math.random() * 500);
    }
  }
}

async function buildIndexes(client: pg.ClientBase, migration: Migration): Promise<void> {
  for (const statement of migration.sql) {
    const name = CONCURRENT_INDEX.exec(statement)?.[1] ?? '';
    const { rows } = await client.query<{ valid: boolean }>(
      'select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident($1))',
      [name],
    );
    if (rows[0]?.valid === true) continue;
    // An interrupted build leaves an index that is never used but still maintained.
    if (rows[0]) await client.query(`drop index concurrently "${name}"`);
    await client.query(statement);
  }
  await record(client, migration);
}
