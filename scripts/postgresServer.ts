import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';

/**
 * A PostgreSQL server on this machine, for tests and the benchmark. Its data is deleted when it
 * stops.
 */
export interface PostgresServer {
  /** The URL of a database of this server; the database need not exist. */
  url(database: string): string;
  /** The same URL on the streaming replica, if there is one. */
  replicaUrl(database: string): string;
  /**
   * Runs statements one by one outside a transaction, as the superuser in the database `postgres`.
   */
  run(...statements: string[]): Promise<void>;
  /** The id of the primary's first process, for measurements. */
  pid(): number;
  /** Kills the primary as a power failure would; `start` restarts it. */
  crash(): Promise<void>;
  /** Shuts the primary down; `start` restarts it. */
  halt(): Promise<void>;
  /**
   * Starts the primary. With a limit no file may grow beyond this many bytes, as on a full disk.
   */
  start(limits?: { fileBytes: number }): Promise<void>;
  stopReplica(): Promise<void>;
  /** Stops everything and deletes the data. */
  stop(): Promise<void>;
}

/**
 * The folder of PostgreSQL's server programs: on the PATH, or Debian's; null when there is none.
 */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  return found === undefined ? null : dirname(realpathSync(join(found, 'initdb')));
}

/**
 * The user to run PostgreSQL as: `postgres` when this process is root, because PostgreSQL refuses
 * to run as root.
 */
export function whoRuns(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const CONFIGURATION = `
listen_addresses = '127.0.0.1'
max_connections = 200
shared_buffers = 512MB
work_mem = 16MB
maintenance_work_mem = 512MB
wal_level = replica
max_wal_size = 8GB
hot_standby = on
timezone = 'UTC'
`;

/**
 * Starts a server in a new folder, optionally with a streaming replica. Unless `durable`, it does
 * not wait for the disk, because its data need not survive a power failure.
 *
 * @throws when this machine has no PostgreSQL (see findPostgres)
 */
export async function startPostgres(options: { replica?: boolean; durable?: boolean } = {}): Promise<PostgresServer> {
  const bin = findPostgres();
  if (bin === null) throw new Error('No PostgreSQL server programs (initdb, postgres) on the PATH or under /usr/lib/postgresql.');
  const identity = whoRuns();
  const folder = mkdtempSync(join(tmpdir(), 'atlas-postgres-'));
  chmodSync(folder, 0o755);
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const tool = (name: string, ...args: string[]) =>
    execFileSync(join(bin, name), args, { ...identity, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });

  const serve = async (data: string, port: number, fileBytes?: number) => {
    const postgres = [join(bin, 'postgres'), '-D', data, '-p', String(port)] as const;
    const [program, ...args] = fileBytes === undefined ? postgres : (['prlimit', `--fsize=${fileBytes}:unlimited`, ...postgres] as const);
    // A separate process group, so that a crash includes its children.
    const child = spawn(program, args, {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
      detached: true,
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await untilReady(port, ended);
    return {
      pid: child.pid ?? 0,
      end: async (signal: NodeJS.Signals) => {
        if (signal === 'SIGKILL') process.kill(-(child.pid ?? 0), signal);
        else child.kill(signal);
        await ended;
      },
    };
  };

  const primary = join(folder, 'primary');
  tool('initdb', '-D', primary, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8');
  const fast = options.durable === true ? '' : 'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\n';
  appendFileSync(join(primary, 'postgresql.conf'), `${CONFIGURATION}unix_socket_directories = '${folder}'\n${fast}`);
  const port = await freePort();
  let serving = await serve(primary, port);
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: address(port, 'postgres') });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };

  let replicaPort = 0;
  let stopReplica = async () => {};
  if (options.replica === true) {
    await run('create role replica replication login');
    const replica = join(folder, 'replica');
    tool(
      'pg_basebackup',
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      'replica',
      '-D',
      replica,
      '-R',
      '-C',
      '-S',
      'replica',
      '-X',
      'stream',
      '-c',
      'fast',
      '--no-sync',
    );
    replicaPort = await freePort();
    const { end } = await serve(replica, replicaPort);
    let stopped: Promise<void> | undefined;
    stopReplica = () => (stopped ??= end('SIGINT'));
  }
  return {
    url: (database) => address(port, database),
    replicaUrl: (database) => address(replicaPort, database),
    run,
    pid: () => serving.pid,
    crash: () => serving.end('SIGKILL'),
    halt: () => serving.end('SIGINT'),
    start: async (limits) => {
      serving = await serve(primary, port, limits?.fileBytes);
    },
    stopReplica,
    stop: async () => {
      await stopReplica();
      await serving.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const address = (port: number, database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

async function untilReady(port: number, ended: Promise<void>): Promise<void> {
  let gone = false;
  void ended.then(() => (gone = true));
  for (let attempt = 0; attempt < 300; attempt++) {
    if (gone) throw new Error('PostgreSQL ended while starting.');
    const client = new pg.Client({ connectionString: address(port, 'postgres') });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not start within 15 seconds.');
}
