import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { RATE_LIMITS, RESET_ATTEMPTS } from '../../packages/domain/src/auth/index.ts';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { findPostgres, startPostgres } from '../../scripts/postgresServer.ts';
import { freshFolder, startServer, type ServerProcess } from '../../scripts/serverProcess.ts';

const REQUESTS = 500;
const GUESSES = 5000;
const NETWORKS = 1000;
const AT_ONCE = 50;
const OWNER = 'member@atlas.example';
const MAX_CODES = RATE_LIMITS.resetPerson.attempts;
const VALIDATE = 'mutation V($input: ValidateOtpInput!) { validateOtp(input: $input) { isValid message } }';

const addressOf = (network: number) => `198.18.${network >> 8}.${network & 255}`;

/** Runs `once` this many times, fifty at once, and returns the results. */
async function manyTimes<Answer>(count: number, once: (n: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) answers.push(await once(n));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

interface Posted {
  status: number;
  json: { id?: number; token?: string; error?: string; data?: { validateOtp: { isValid: boolean; message: string } | null } };
}

/** An attacker who sends requests to each server in turn. */
const attacker = (servers: readonly ServerProcess[]) => {
  let requested = 0;
  return async (path: string, body: object, network: number): Promise<Posted> => {
    const { address } = servers[requested++ % servers.length] as ServerProcess;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(network) };
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, json: (await answer.json()) as Posted['json'] };
  };
};

/**
 * Requests codes from a thousand networks, and guesses at all of them. Returns how many codes were
 * issued, and how many guesses were checked.
 */
async function attack(servers: readonly ServerProcess[], open: () => ReturnType<typeof openDatabase>) {
  const post = attacker(servers);
  const started = performance.now();
  const requested = await manyTimes(REQUESTS, (n) => post('/api/auth', { method: 'forgotPassword', username: OWNER }, n % NETWORKS));
  const resets = requested.flatMap(({ json: { id } }) => (id === undefined ? [] : [id]));
  const guesses = await manyTimes(GUESSES, (n) =>
    post('/api/graphql', { query: VALIDATE, variables: { input: { id: resets[n % resets.length], otp: 100_000 + n } } }, n % NETWORKS),
  );
  const taken = await manyTimes(requested.length, async (n) => {
    const { token } = requested[n]?.json ?? {};
    return token === undefined
      ? 400
      : (await post('/api/auth', { method: 'resetPassword', resetToken: token, password: 'Nakaw-na-salita-1' }, n % NETWORKS)).status;
  });
  const seconds = (performance.now() - started) / 1000;
  for (const server of servers) await server.stop();
  const database = await open();
  const { rows } = await database.db.execute<{ rows: number; attempts: number; verified: number }>(
    sql`select count(*)::int as rows, sum(attempts)::int as attempts, count(verified_at)::int as verified from password_resets`,
  );
  await database.close();
  console.log(
    `${servers.length} process(es), ${seconds.toFixed(1)} s: of ${REQUESTS} codes asked for ${resets.length} given, of ${GUESSES} guesses ${rows[0]?.attempts} looked at`,
  );
  return { resets: resets.length, rejected: requested.filter(({ status }) => status === 429).length, guesses, taken, stored: rows[0] };
}

function expectStopped({ resets, rejected, guesses, taken, stored }: Awaited<ReturnType<typeof attack>>) {
  expect([resets, rejected]).toEqual([MAX_CODES, REQUESTS - MAX_CODES]);
  // Each code has a link alongside, which is not guessed at.
  expect(stored).toEqual({ rows: 2 * MAX_CODES, attempts: MAX_CODES * RESET_ATTEMPTS, verified: 0 });
  const wrong = guesses.filter(({ json }) => json.data?.validateOtp?.message.startsWith('That code is not right.'));
  expect(wrong).toHaveLength(MAX_CODES * (RESET_ATTEMPTS - 1));
  expect(guesses.filter(({ json }) => json.data?.validateOtp?.isValid)).toEqual([]);
  expect(new Set(taken)).toEqual(new Set([400]));
}

const SETTINGS = {
  DEMO: '1',
  DEMO_PASSWORD: 'Atlas-guessing-2026!',
  TRUSTED_PROXIES: '1',
  NODE_ENV: 'production',
  SESSION_SECRET: 'the-secret-of-these-sessions-and-no-other',
  GRAPHQL_TRUSTED_ONLY: 'false',
};

describe('guessing the codes of one person from 1,000 networks', () => {
  it('stops at the limit on the embedded database', async () => {
    const DATA_DIR = freshFolder();
    const server = await startServer({ ...SETTINGS, DATA_DIR });
    expectStopped(await attack([server], () => openDatabase({ folder: DATA_DIR })));
  });

  it.skipIf(findPostgres() === null)('stops at the same limit with four processes on PostgreSQL', async () => {
    const postgres = await startPostgres();
    await postgres.run('create database guessing');
    try {
      const env = { ...SETTINGS, DATABASE_URL: postgres.url('guessing') };
      // The first one creates the demo.
      const servers = [await startServer({ ...env, DATA_DIR: freshFolder() })];
      for (let more = 0; more < 3; more++) servers.push(await startServer({ ...env, DATA_DIR: freshFolder() }));
      expectStopped(await attack(servers, () => openDatabase({ url: postgres.url('guessing') })));
    } finally {
      await postgres.stop();
    }
  });
});
