import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../serverProcess.ts';
import type { PostgresServer } from '../postgresServer.ts';
import { load, type Load } from './load.ts';
import { signIn } from './targets.ts';

const root = join(import.meta.dirname, '../..');

/**
 * The members list in the form that its screen will request; the home is the app's own document.
 */
const MEMBERS = `{ viewer { members(first: 10, offset: 0) { totalCount pageInfo { hasNextPage endCursor } edges { node { databaseId name email tribeId membershipStatus createdAt } } } } }`;

function homeQuery(): { id: string; variables: Record<string, never> } {
  const documents = JSON.parse(readFileSync(join(root, 'persisted-queries.json'), 'utf8')) as Record<string, string>;
  const id = Object.keys(documents).find((key) => documents[key]?.includes('query HomeScreenQuery'));
  if (id === undefined) throw new Error('persisted-queries.json has no HomeScreenQuery: run `npm run relay`');
  return { id, variables: {} };
}

async function startRaw(databaseUrl: string, userId: number): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['scripts/bench/rawServer.ts'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, USER_ID: String(userId) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => resolve(/ready: (\d+)/.exec(chunk.toString())?.[1] ?? ''));
  });
  return { address: `http://127.0.0.1:${port}`, child };
}

const row = (name: string, { perSecond, serverCpu, databaseCpu, p50, p99 }: Load) =>
  console.log(
    `${name.padEnd(26)}${perSecond.toFixed(0).padStart(6)} /s   server ${serverCpu.toFixed(2).padStart(5)} ms   PostgreSQL ${databaseCpu.toFixed(2).padStart(5)} ms   p50 ${p50.toFixed(1).padStart(5)} ms   p99 ${p99.toFixed(1).padStart(5)} ms`,
  );
const ratio = (api: Load, raw: Load) =>
  console.log(
    `${'  API to raw'.padEnd(26)}${(raw.perSecond / api.perSecond).toFixed(1).padStart(6)}× fewer   CPU ${((api.serverCpu + api.databaseCpu) / (raw.serverCpu + raw.databaseCpu)).toFixed(1)}× in all, ${(api.serverCpu / raw.serverCpu).toFixed(1)}× in the server`,
  );

/**
 * Measures the member home and the staff's members list over GraphQL, next to one prepared
 * statement behind node:http, on the same PostgreSQL.
 */
export async function benchThroughput(postgres: PostgresServer, database: string, password: string): Promise<void> {
  const url = postgres.url(database);
  const server = await startServer({ NODE_ENV: 'development', DATABASE_URL: url, DEMO: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' });
  const [member, admin] = [await signIn(server.address, 'member', password), await signIn(server.address, 'admin', password)];
  const headers = (cookie: string) => ({ 'content-type': 'application/json', 'auth-provider': 'dbAuth', cookie });
  const userId = await memberId(server.address, member);
  const raw = await startRaw(url, userId);
  const pids = (child: ChildProcess) => ({ server: child.pid ?? 0, database: postgres.pid() });
  const api = (cookie: string, body: unknown) =>
    load({ url: `${server.address}/api/graphql`, body: JSON.stringify(body), headers: headers(cookie) }, pids(server.process));
  console.log('\nRequests to one process on PostgreSQL, eight at once, session checked (the client runs on the same two cores)');
  for (const [name, cookie, body, path] of [
    ['member home', member, homeQuery(), '/home'],
    ['members list', admin, { query: MEMBERS }, '/members'],
  ] as const) {
    const atLimit = await load({ url: raw.address + path }, pids(raw.child));
    const overApi = await api(cookie, body);
    row(`${name}, raw`, atLimit);
    row(`${name}, API`, overApi);
    ratio(overApi, atLimit);
  }
  raw.child.kill();
  await server.stop();
}

async function memberId(address: string, cookie: string): Promise<number> {
  const answer = await fetch(`${address}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: '{ viewer { user { databaseId } } }' }),
  });
  return ((await answer.json()) as { data: { viewer: { user: { databaseId: number } } } }).data.viewer.user.databaseId;
}
