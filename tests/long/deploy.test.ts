import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPostgres, freePort, whoRuns } from '../../scripts/postgresServer.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const COMPOSE = readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8');
/** A replica that lost its primary retries every five seconds. */
const PATIENT = { timeout: 60_000 };
const PASSWORD = 'e6a1c0d9b8f74a5e9d3c2b1a0f9e8d7c';

/** A line of a service in compose.yaml, as words: its command, or its health check. */
function wordsOf(service: string, key: 'command' | 'test'): string[] {
  const [, block = ''] = new RegExp(`^  ${service}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(COMPOSE) ?? [];
  const [, words] = new RegExp(`^ +${key}: (.+)$`, 'm').exec(block) ?? [];
  if (words === undefined) throw new Error(`compose.yaml has no ${key} of ${service}`);
  return words.split(' ');
}

describe('passwords.sh', () => {
  const check = (POSTGRES_PASSWORD: string, REPLICA_PASSWORD: string): string => {
    try {
      execFileSync('bash', [join(DEPLOY, 'passwords.sh')], { env: { ...process.env, POSTGRES_PASSWORD, REPLICA_PASSWORD }, stdio: 'pipe' });
      return '';
    } catch (error) {
      return String((error as { stderr: Buffer }).stderr);
    }
  };

  it('accepts generated hex', () => expect(check(PASSWORD, PASSWORD)).toBe(''));
  it.each([
    ['an empty password', ''],
    ['a short password', PASSWORD.slice(1)],
    ['base64, which an address would have to escape', 'nB2/9x+QmZ0p4sV8yT6uW1eR3aK5dL7c='],
    ['a password with a line break', `${PASSWORD}\n`],
  ])('rejects %s', (_what, password) => {
    expect(check(password, PASSWORD)).toMatch(/^POSTGRES_PASSWORD: use at least 32 letters and digits/);
    expect(check(PASSWORD, password)).toMatch(/^REPLICA_PASSWORD: use at least 32 letters and digits/);
  });
});

describe.skipIf(findPostgres() === null)('the Compose setup', () => {
  const identity = whoRuns();
  const folder = mkdtempSync(join(tmpdir(), 'atlas-deploy-'));
  const path = (...names: string[]) => join(folder, ...names);
  const ports = { primary: 0, replica: 0 };
  const running: Partial<Record<Service, ChildProcess>> = {};
  type Service = keyof typeof ports;

  const own = (name: string) => identity && chownSync(path(name), identity.uid, identity.gid);
  const asPostgres = (env: Record<string, string> = {}) => ({
    ...identity,
    cwd: folder,
    env: { ...process.env, PATH: [findPostgres(), process.env['PATH']].join(delimiter), ...env },
  });
  const run = (program: string, args: string[], env?: Record<string, string>) =>
    execFileSync(program, args, { ...asPostgres(env), stdio: 'pipe' });

  /** Starts a service by its own command, changed only as a shared machine requires. */
  function start(service: Service): void {
    const [program = '', ...args] = wordsOf(service, 'command').map((word) => word.replace('/etc/atlas', path('atlas')));
    const local = [`port=${ports[service]}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'shared_buffers=32MB'];
    const env = { PGDATA: path(service), PRIMARY_HOST: '127.0.0.1', PRIMARY_PORT: String(ports.primary), PGPASSWORD: PASSWORD };
    running[service] = spawn(program, [...args, ...local.flatMap((setting) => ['-c', setting])], { ...asPostgres(env), stdio: 'ignore' });
  }

  /** Whether the service's own health check passes. */
  function isHealthy(service: Service): boolean {
    const [program = '', ...args] = wordsOf(service, 'test');
    try {
      run(program, args, { PGPORT: String(ports[service]) });
      return true;
    } catch {
      return false;
    }
  }
  const untilHealthy = (service: Service) => vi.waitUntil(() => isHealthy(service), PATIENT);

  async function stop(service: Service): Promise<void> {
    const child = running[service];
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'exit');
  }

  async function request(service: Service, text: string): Promise<unknown> {
    const client = new pg.Client({ host: '127.0.0.1', port: ports[service], user: 'atlas', database: 'atlas', password: PASSWORD });
    await client.connect();
    try {
      return (await client.query<{ value: unknown }>(text)).rows[0]?.value;
    } finally {
      await client.end();
    }
  }
  const SLOTS = `select json_agg(json_build_object('name', slot_name, 'active', active, 'state', wal_status)) as value from pg_replication_slots`;
  const expectFollowed = () =>
    expect.poll(() => request('primary', SLOTS), PATIENT).toEqual([{ name: 'replica1', active: true, state: 'reserved' }]);
  const expectCaughtUp = async () => {
    const note = crypto.randomUUID();
    await request('primary', `insert into notes values ('${note}')`);
    await expect.poll(() => request('replica', `select count(*)::int as value from notes where note = '${note}'`), PATIENT).toBe(1);
  };

  /** Prepares an empty volume as the image does: data, a database, docker-entrypoint-initdb.d. */
  async function preparePrimary(): Promise<void> {
    writeFileSync(path('password'), PASSWORD);
    own('password');
    run('initdb', ['-D', path('primary'), '-U', 'atlas', '--auth=scram-sha-256', `--pwfile=${path('password')}`, '--no-sync']);
    appendFileSync(path('primary', 'pg_hba.conf'), 'host all all all scram-sha-256\n');
    start('primary');
    const env = { PGHOST: folder, PGPORT: String(ports.primary), PGPASSWORD: PASSWORD, PGDATA: path('primary') };
    await untilHealthy('primary');
    run('createdb', ['-U', 'atlas', 'atlas'], env);
    run('bash', [path('atlas', 'replication.sh')], { ...env, POSTGRES_USER: 'atlas', POSTGRES_DB: 'atlas', REPLICA_PASSWORD: PASSWORD });
    await stop('primary');
  }

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    own('');
    cpSync(DEPLOY, path('atlas'), { recursive: true });
    ports.primary = await freePort();
    ports.replica = await freePort();
    await preparePrimary();
    start('primary');
    await untilHealthy('primary');
    await request('primary', 'create table notes (note text)');
    // The state in which the image leaves it.
    mkdirSync(path('replica'));
    own('replica');
    chmodSync(path('replica'), 0o1777);
  });
  afterAll(async () => {
    await stop('replica');
    await stop('primary');
    rmSync(folder, { recursive: true, force: true });
  });

  const emptyReplica = () => {
    rmSync(path('replica'), { recursive: true });
    mkdirSync(path('replica'));
    own('replica');
  };

  it('has a primary that limits the log it retains for a replica', async () => {
    expect(await request('primary', `select current_setting('max_slot_wal_keep_size') as value`)).toBe('4GB');
  });

  it('starts the replica in a world-writable folder, and closes that folder', async () => {
    expect(statSync(path('replica')).mode & 0o7777).toBe(0o1777);
    start('replica');
    await untilHealthy('replica');
    expect(statSync(path('replica')).mode & 0o7777).toBe(0o700);
    expect(await request('replica', 'select pg_is_in_recovery() as value')).toBe(true);
    await expectFollowed();
    await expectCaughtUp();
  });

  it('restarts the replica on its data and its slot', async () => {
    await stop('replica');
    writeFileSync(path('replica', 'of-the-first-start'), '');
    own('replica/of-the-first-start');
    start('replica');
    await untilHealthy('replica');
    await expectFollowed();
    await expectCaughtUp();
    expect(statSync(path('replica', 'of-the-first-start')).size).toBe(0);
  });

  it('creates the slot again after the primary has lost it', async () => {
    await stop('replica');
    await request('primary', `select pg_drop_replication_slot('replica1') as value`);
    start('replica');
    await untilHealthy('replica');
    await expectFollowed();
  });

  it('starts the replica while the primary is down', async () => {
    await stop('replica');
    await stop('primary');
    start('replica');
    await untilHealthy('replica');
    start('primary');
    await untilHealthy('primary');
    await expectFollowed();
  });

  it('copies again after an interrupted copy, with the slot that it left', async () => {
    await stop('replica');
    rmSync(path('replica', 'PG_VERSION'));
    start('replica');
    await untilHealthy('replica');
    await expectFollowed();
    await expectCaughtUp();
  });

  it('copies again under a new slot after the replica was disconnected for too long', async () => {
    await stop('replica');
    await request('primary', `alter system set wal_keep_size = 0`);
    await request('primary', `alter system set max_slot_wal_keep_size = '32MB'`);
    await request('primary', 'select pg_reload_conf() as value');
    for (let segment = 0; segment < 6; segment++) {
      await request('primary', `insert into notes values ('segment ${segment}')`);
      await request('primary', 'select pg_switch_wal() as value');
    }
    await request('primary', 'checkpoint');
    expect(await request('primary', SLOTS)).toEqual([{ name: 'replica1', active: false, state: 'lost' }]);
    await request('primary', 'alter system reset all');
    await request('primary', 'select pg_reload_conf() as value');
    emptyReplica();
    start('replica');
    await untilHealthy('replica');
    await expectFollowed();
    await expectCaughtUp();
  });
});
