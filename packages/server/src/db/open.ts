import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { committed } from './afterCommit.ts';
import type { Db } from './db.ts';
import { embeddedPoolConfig, openEmbedded, takeSnapshot, type Snapshot } from './embedded.ts';
import { lockFolder } from './lock.ts';
import { migrate, type MigrateOptions } from './migrate.ts';
import { GuardedPool, SESSION_OPTIONS, withClient, type StatementEnded } from './pool.ts';
import { assertReachable } from './reach.ts';
import { Replicas, type Position } from './replicas.ts';

export type { Db, Snapshot };

export interface Database {
  db: Db;
  pool: GuardedPool;
  /** The pools of the replicas, in the order of their addresses. */
  replicaPools: readonly GuardedPool[];
  kind: 'embedded' | 'postgres';
  /** The URL of PostgreSQL. */
  url?: string;
  /**
   * Runs `work` in one transaction; it commits when `work` resolves and rolls back when it throws.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Brings the tables up to date; several processes may call it at once.
   *
   * @throws MigrationError
   */
  migrate(folder?: string, options?: MigrateOptions): Promise<void>;
  /**
   * The database to read from: a replica that has reached a position (see `position`) and is not
   * behind, else the primary.
   */
  reading(after: Position | null): Db;
  /**
   * The primary's current position, so that clients can read their own writes; null without
   * replicas.
   */
  position(): Promise<Position | null>;
  /** True when the database responds within two seconds. */
  ping(): Promise<boolean>;
  /** All files of an embedded database, for `openDatabase({ snapshot })`. */
  snapshot(): Promise<Snapshot>;
  close(): Promise<void>;
}

export const MIGRATIONS = join(import.meta.dirname, '../../migrations');

export interface OpenOptions {
  /** The URL of PostgreSQL; without it the database is embedded. */
  url?: string;
  replicaUrls?: readonly string[];
  /** The folder of the embedded database. */
  folder?: string;
  snapshot?: Snapshot;
  /** The most connections to PostgreSQL. */
  max?: number;
  /** How long a request waits for a free connection, in milliseconds. */
  waitMs?: number;
  /** Called after each statement has ended, on replicas as well. */
  statementEnded?: StatementEnded;
}

/**
 * Limits in milliseconds: waiting for a free connection, running a statement, and holding the locks
 * of an abandoned transaction.
 */
const WAITS = { connectionTimeoutMillis: 10_000, statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 };

/**
 * Opens the database: PostgreSQL when a URL is given, else the embedded one in `folder`, or in
 * memory without a folder (tests).
 *
 * @throws FolderInUse when another process holds the folder, DatabaseUnavailable when PostgreSQL
 * does not respond
 */
export async function openDatabase(options: OpenOptions = {}): Promise<Database> {
  if (options.url !== undefined) await assertReachable(options.url);
  const unlock = options.url === undefined && options.folder !== undefined ? lockFolder(options.folder) : undefined;
  const embedded =
    options.url === undefined
      ? await openEmbedded(options.folder === undefined ? undefined : join(options.folder, 'database'), options.snapshot)
      : undefined;
  const { replicaUrls = [], statementEnded } = options;
  const pool = new GuardedPool({
    ...(embedded
      ? embeddedPoolConfig(embedded)
      : {
          connectionString: options.url,
          options: SESSION_OPTIONS,
          max: options.max ?? 10,
          ...WAITS,
          ...(options.waitMs !== undefined && { connectionTimeoutMillis: options.waitMs }),
        }),
    statementEnded,
  });
  const db: Db = drizzle({ client: pool, casing: 'snake_case' });
  const replicas = replicaUrls.length > 0 ? new Replicas(pool, replicaUrls, options.max ?? 10, statementEnded) : null;
  await replicas?.probe();
  return {
    db,
    reading: (after) => replicas?.reading(after) ?? db,
    position: async () => (await replicas?.position()) ?? null,
    pool,
    replicaPools: replicas?.pools ?? [],
    kind: embedded ? 'embedded' : 'postgres',
    ...(options.url !== undefined && { url: options.url }),
    transaction: async (work) => {
      const done = await withClient(pool, (client) =>
        drizzle({ client, casing: 'snake_case' }).transaction(async (tx) => ({ tx, result: await work(tx) })),
      );
      committed(done.tx);
      return done.result;
    },
    migrate: (folder = MIGRATIONS, options) =>
      withClient(pool, async (client) => {
        await client.query('set statement_timeout = 0');
        try {
          await migrate(client, folder, options);
        } finally {
          await client.query(`set statement_timeout = ${WAITS.statement_timeout}`);
        }
      }),
    ping: async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(false), 2000);
      });
      const answer = db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
      return Promise.race([answer, late]).finally(() => clearTimeout(timer));
    },
    snapshot: () => {
      if (!embedded) throw new Error('Only the embedded database can export a snapshot.');
      return takeSnapshot(embedded);
    },
    close: async () => {
      await replicas?.close();
      await pool.end();
      await embedded?.close();
      unlock?.();
    },
  };
}
