import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RATE_LIMITS } from '../../packages/domain/src/auth/index.ts';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { signInLog } from '../../packages/server/src/modules/auth/tables.ts';
import { freshFolder, startServer, type ServerProcess } from '../../scripts/serverProcess.ts';

const GUESSES = 10_000;
const NETWORKS = 1000;
const AT_ONCE = 50;
const OWNER = 'member@atlas.example';
const PASSWORD = 'a password for the demo';

const DATA_DIR = freshFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ DATA_DIR, DEMO: '1', DEMO_PASSWORD: PASSWORD, TRUSTED_PROXIES: '1' });
});
afterAll(() => server.stop());

const signIn = (password: string, from: string, cookie = '') =>
  fetch(`${server.address}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify({ method: 'login', username: OWNER, password }),
  });
/** The cookie that stays in a browser after its user has signed out. */
const deviceCookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('device='))
    ?.split(';')[0];

/**
 * Half of the networks are IPv4 addresses. Each guess from the other half, a /64 of IPv6, uses
 * another address in it.
 */
const addressOf = (network: number, guess: number) =>
  network % 2 === 0 ? `198.18.${network >> 8}.${network & 255}` : `2001:db8:0:${network.toString(16)}::${guess.toString(16)}`;

/** Returns the number of responses for each status. */
async function attack(): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let next = 0;
  const attacker = async () => {
    for (let guess = next++; guess < GUESSES; guess = next++) {
      const answer = await signIn(`guess ${guess}`, addressOf(guess % NETWORKS, guess));
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, attacker));
  return statuses;
}

/**
 * The number of wrong passwords that were checked, from the sign-in log. The server must be stopped
 * first.
 */
async function passwordChecks(): Promise<number> {
  const database = await openDatabase({ folder: DATA_DIR });
  try {
    return await database.db.$count(signInLog, and(eq(signInLog.email, OWNER), eq(signInLog.isSuccess, false)));
  } finally {
    await database.close();
  }
}

it('10,000 wrong passwords from 1,000 networks are slowed, and the owner can sign in from a known browser', async () => {
  const before = await signIn(PASSWORD, '203.0.113.1');
  expect(before.status).toBe(200);
  const knownBrowser = deviceCookieOf(before);

  const started = performance.now();
  const statuses = await attack();
  const seconds = (performance.now() - started) / 1000;
  expect(seconds).toBeLessThan(RATE_LIMITS.signInPerson.seconds);
  const { attempts } = RATE_LIMITS.signInPerson;
  expect(statuses).toEqual({ 400: attempts, 429: GUESSES - attempts });

  const stranger = await signIn(PASSWORD, '203.0.113.2');
  expect([stranger.status, await stranger.json()]).toEqual([
    429,
    { error: expect.stringMatching(/^Too many tries\. Wait \d+ minutes, then try again\.$/) as string },
  ]);
  expect((await signIn(PASSWORD, '203.0.113.2', knownBrowser)).status).toBe(200);
  // Even from one of the attacking networks.
  expect((await signIn(PASSWORD, addressOf(0, 0), knownBrowser)).status).toBe(200);

  await server.stop();
  const checked = await passwordChecks();
  console.log(`${GUESSES} guesses from ${NETWORKS} networks in ${seconds.toFixed(1)} s: ${checked} reached the password check`);
  expect(checked).toBe(attempts);
});
