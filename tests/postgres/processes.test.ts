import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../../scripts/postgresServer.ts';
import { startServer, type ServerProcess } from '../../scripts/serverProcess.ts';

const PASSWORD = 'Atlas-demo-2026!';

describe.skipIf(findPostgres() === null)('several processes on one PostgreSQL', () => {
  let server: PostgresServer;
  let processes: ServerProcess[] = [];

  beforeAll(async () => {
    server = await startPostgres({ replica: true });
    await server.run('create database atlas');
    const env = { DATABASE_URL: server.url('atlas'), READ_DATABASE_URL: server.replicaUrl('atlas'), DEMO: '1' };
    processes = await Promise.all([startServer(env), startServer(env), startServer(env)]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.stop()));
    await server.stop();
  });

  const [call, signIn] = [
    (index: number, path: string, init?: RequestInit) => fetch(`${processes[index]?.address}${path}`, init),
    (index: number) =>
      call(index, '/api/auth', {
        method: 'POST',
        body: JSON.stringify({ method: 'login', username: 'member@atlas.example', password: PASSWORD }),
      }),
  ];
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  const whoAmI = async (index: number, cookie: string) => {
    const answer = await call(index, '/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'auth-provider': 'dbAuth', cookie },
      body: JSON.stringify({ query: '{ viewer { user { email } } }' }),
    });
    return (await answer.json()) as unknown;
  };

  it('start at once on an empty database, which is migrated once and seeded once', async () => {
    const database = await openDatabase({ url: server.url('atlas'), max: 1 });
    const { rows } = await database.db.execute<{ users: number; members: number; migrations: number; distinct: number }>(sql`
      select (select count(*)::int from users) as users, (select count(*)::int from users where email = 'member@atlas.example') as members,
        (select count(*)::int from drizzle.__drizzle_migrations) as migrations, (select count(distinct hash)::int from drizzle.__drizzle_migrations) as distinct`);
    await database.close();
    expect(rows[0]).toMatchObject({ members: 1, migrations: rows[0]?.distinct });
    expect(rows[0]?.users).toBeGreaterThan(200);
    expect(await Promise.all([0, 1, 2].map(async (index) => (await call(index, '/api/health')).json()))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'ok', database: 'postgres' })),
    );
  });

  it('share sessions: signed in at one, known at the others, signed out everywhere', async () => {
    const cookie = cookiesOf(await signIn(0));
    const me = { data: { viewer: { user: { email: 'member@atlas.example' } } } };
    expect([await whoAmI(1, cookie), await whoAmI(2, cookie)]).toEqual([me, me]);
    await call(1, '/api/auth', { method: 'POST', headers: { cookie }, body: '{"method":"logout"}' });
    expect(await whoAmI(2, cookie)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('let a browser read its own writes, at any process, while the replica is paused', async () => {
    const replica = await openDatabase({ url: server.replicaUrl('atlas'), max: 1 });
    await replica.db.execute(sql`select pg_wal_replay_pause()`);
    const signedUp = await call(0, '/api/auth', {
      method: 'POST',
      body: JSON.stringify({
        method: 'signup',
        username: 'bago@example.com',
        password: 'kape-at-pandesal-7',
        firstName: 'Bago',
        lastName: 'Dito',
      }),
    });
    expect(signedUp.status).toBe(201);
    const cookie = cookiesOf(signedUp);
    expect(cookie).toContain('last-write=');
    expect(await whoAmI(1, cookie)).toEqual({ data: { viewer: { user: { email: 'bago@example.com' } } } });
    const { rows } = await replica.db.execute(sql`select 1 from users where email = 'bago@example.com'`);
    expect(rows).toEqual([]);
    await replica.db.execute(sql`select pg_wal_replay_resume()`);
    await replica.close();
  });

  it('continue when the replica stops', async () => {
    const cookie = cookiesOf(await signIn(0));
    await server.stopReplica();
    const withoutMark = cookie.replace(/; last-write=[^;]*/, '');
    // The first read after the loss may fail with our message; the later ones do not.
    await whoAmI(0, withoutMark);
    await expect
      .poll(() => whoAmI(0, withoutMark), { timeout: 5_000 })
      .toEqual({ data: { viewer: { user: { email: 'member@atlas.example' } } } });
  });
});
