import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { embeddedPoolConfig, openEmbedded } from './embedded.ts';
import { lockFolder } from './lock.ts';
import { GuardedPool, withClient } from './pool.ts';

/** What a repo may do with the database; a transaction offers the same. */
export type Db = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | 'with'>;

export interface Database {
  db: Db;
  pool: GuardedPool;
  kind: 'embedded' | 'postgres';
  /** Runs `work` in one transaction; it commits when `work` resolves and rolls back when it throws. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Brings the tables up to date; several processes may call it at once. */
  migrate(): Promise<void>;
  /** True when the database answers within two seconds. */
  ping(): Promise<boolean>;
  /** All of an embedded database as one archive, for `openDatabase({ snapshot })`. */
  snapshot(): Promise<Blob>;
  close(): Promise<void>;
}

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const MIGRATION_LOCK = 20_260;

/**
 * Opens the database: PostgreSQL when a URL is given, else the embedded one in `folder`, or in memory without a folder (tests).
 * Throws FolderInUse when another process holds the folder.
 */
export async function openDatabase(options: { url?: string; folder?: string; snapshot?: Blob; max?: number } = {}): Promise<Database> {
  const unlock = options.url === undefined && options.folder !== undefined ? lockFolder(options.folder) : undefined;
  const embedded =
    options.url === undefined
      ? await openEmbedded(options.folder === undefined ? undefined : join(options.folder, 'database'), options.snapshot)
      : undefined;
  const pool = new GuardedPool(embedded ? embeddedPoolConfig(embedded) : { connectionString: options.url, max: options.max ?? 10 });
  pool.on('error', () => undefined);
  const db: Db = drizzle({ client: pool, casing: 'snake_case' });
  return {
    db,
    pool,
    kind: embedded ? 'embedded' : 'postgres',
    transaction: (work) => withClient(pool, (client) => drizzle({ client, casing: 'snake_case' }).transaction(work)),
    migrate: () =>
      withClient(pool, async (client) => {
        await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
        try {
          await migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS });
        } finally {
          await client.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
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
      if (!embedded) throw new Error('Only the embedded database gives a snapshot of itself.');
      return embedded.dumpDataDir('none');
    },
    close: async () => {
      await pool.end();
      await embedded?.close();
      unlock?.();
    },
  };
}
