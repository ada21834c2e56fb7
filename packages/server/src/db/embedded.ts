import { fdatasyncSync } from 'node:fs';
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type pg from 'pg';
import { NamingClient, type ObservedConfig } from './pool.ts';

type StreamOps = { fsync?: (stream: { nfd?: number }) => number };

/**
 * A WASM file system that passes fsync to the disk, so that an acknowledged write survives a crash.
 * PGlite's own drops it.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const preRun = result.emscriptenOpts.preRun ?? [];
    result.emscriptenOpts.preRun = [
      ...(Array.isArray(preRun) ? preRun : [preRun]),
      (module: unknown) => {
        (module as { NODEFS: { stream_ops: StreamOps } }).NODEFS.stream_ops.fsync = (stream) => {
          if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
          return 0;
        };
      },
    ];
    return result;
  }
}

/** Every folder (null) and file of an embedded database, each folder before its contents. */
export type Snapshot = readonly (readonly [path: string, bytes: Uint8Array | null])[];

const DATA_FOLDER = '/pglite/data';

/**
 * Takes a snapshot for `openEmbedded`. After a checkpoint nothing needs recovery when it is opened.
 * The two template databases are left out. Together both make opening three times as fast.
 */
export async function takeSnapshot(database: PGlite): Promise<Snapshot> {
  const { rows } = await database.query<{ oid: number }>('select oid from pg_database where datistemplate');
  const templates = new Set(rows.map(({ oid }) => `${DATA_FOLDER}/base/${oid}`));
  await database.exec('checkpoint');
  const { FS } = database.Module;
  const under = (folder: string): Snapshot =>
    (FS.readdir(folder) as string[])
      .filter((name) => name !== '.' && name !== '..')
      .flatMap((name) => {
        const path = `${folder}/${name}`;
        if (!FS.isDir(FS.stat(path).mode)) return [[path, FS.readFile(path)] as const];
        return [[path, null] as const, ...(templates.has(path) ? [] : under(path))];
      });
  return under(DATA_FOLDER);
}

/** Files in memory, starting with those of a snapshot. */
class SnapshotFS extends MemoryFS {
  readonly #snapshot: Snapshot;
  constructor(snapshot: Snapshot) {
    super();
    this.#snapshot = snapshot;
  }
  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module;
    FS.mkdirTree(DATA_FOLDER);
    for (const [path, bytes] of this.#snapshot) {
      if (bytes === null) FS.mkdir(path);
      else FS.writeFile(path, bytes.slice(), { canOwn: true });
    }
  }
}

/**
 * Opens PostgreSQL inside this process. Without a folder it lives in memory, empty or from a
 * snapshot (tests). Take the folder's lock first.
 */
export const openEmbedded = (folder?: string, snapshot?: Snapshot): Promise<PGlite> =>
  PGlite.create({
    extensions: { citext, pg_trgm, unaccent },
    ...(snapshot !== undefined && { fs: new SnapshotFS(snapshot) }),
    ...(folder !== undefined && {
      fs: new DurableNodeFS(folder),
      // '-F' turns fsync off, and the default wal_sync_method (fdatasync) does nothing inside WASM.
      startParams: [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync'],
    }),
  });

/**
 * Options for a pg.Pool over the embedded database, so that the same queries, named statements and
 * transactions run on both kinds of database. Every client gets a separate connection object,
 * opened after the former one has drained and its session was wiped. A shared object breaks the
 * queries that follow a dropped client.
 */
export function embeddedPoolConfig(database: PGlite): pg.PoolConfig {
  let former = Promise.resolve();
  const open = () => {
    const { connection } = createPgConfig(database);
    const { parse, connect, end } = connection;
    // drizzle passes `types` as an object of parsers; the connection expects an array of type
    // numbers.
    connection.parse = (query: { types?: unknown }) =>
      parse.call(connection, Array.isArray(query.types) ? query : { ...query, types: undefined });
    connection.connect = async (port: number, host: string) => {
      await former;
      await database.exec('rollback');
      await database.exec('discard all');
      await connect.call(connection, port, host);
    };
    connection.end = () => {
      end.call(connection);
      const drained = new Promise<void>((resolve) => {
        connection.once('end', resolve);
      });
      former = former.then(() => drained);
    };
    return connection;
  };
  class EmbeddedClient extends NamingClient {
    constructor(config?: ObservedConfig) {
      super({ ...config, connection: open() } as ObservedConfig);
    }
  }
  return {
    Client: EmbeddedClient,
    user: 'postgres',
    database: 'postgres',
    password: 'unused',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
  } as pg.PoolConfig;
}
