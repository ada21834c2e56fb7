import { setTimeout as pause } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { OperatorError } from '../errors.ts';

/** A migration that could not be carried out, with a sentence for whoever runs the installation. The database is as the one before left it. */
export class MigrationError extends OperatorError {
  override name = 'MigrationError';
}

export interface MigrateOptions {
  /** Goes no further than so many migrations. */
  count?: number;
  /** How often a migration tries to get its locks. */
  tries?: number;
}

interface Migration {
  sql: string[];
  hash: string;
  folderMillis: number;
}

/** One process at a time migrates a database. */
const MIGRATION_LOCK = 20_260;
/** A migration that waits for a lock makes everybody else wait behind it, so it gives up soon, lets them pass and tries again. */
const LOCK_TIMEOUT_MS = 2000;
const LOCK_TRIES = 30;
const LOCK_NOT_AVAILABLE = '55P03';
const CONCURRENT_INDEX = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?\s/i;

/**
 * Brings the tables up to date: each migration whole or not at all, in a transaction of its own that waits only shortly for a lock. One that builds
 * indexes concurrently runs outside a transaction, so that the table can be written meanwhile; it holds nothing else, and cut half way it is done
 * anew. Several processes may call it at once. Throws a MigrationError.
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
    // A database may be ahead: a version that is gone back to finds what the later one has added, and leaves it alone.
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

/** Asks again and again rather than waiting in the database: a statement that waits is one that a concurrent index waits for. */
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
    // What a build that was cut leaves behind is never used, and kept up to date for nothing.
    if (rows[0]) await client.query(`drop index concurrently "${name}"`);
    await client.query(statement);
  }
  await record(client, migration);
}
