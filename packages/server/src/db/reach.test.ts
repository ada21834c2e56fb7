import { Writable } from 'node:stream';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createLog } from '../log.ts';
import { openDatabase } from './open.ts';
import { untilItResponds } from './reach.ts';
import { testPostgres, type Greeting } from '../testing/testPostgres.ts';

const STARTING = { code: '57P03', message: 'the database system is starting up' };
const WRONG_PASSWORD = { code: '28P01', message: 'password authentication failed for user "lara"' };
const NO_DATABASE = { code: '3D000', message: 'database "atlas" does not exist' };

let opened: Awaited<ReturnType<typeof testPostgres>>[] = [];
afterEach(async () => {
  await Promise.all(opened.map((server) => server.close()));
  opened = [];
});
const serverThat = async (...greetings: [Greeting, ...Greeting[]]) => {
  const server = await testPostgres(...greetings);
  opened.push(server);
  return server;
};
/** The URL of a port without a listener. */
async function closedUrl(): Promise<string> {
  const { url, close } = await testPostgres('welcome');
  await close();
  return url;
}

/** The outcome of waiting: its failure, and each line of the log with its level. */
async function waited(url: string, ms = 60): Promise<{ failure: string | null; lines: [number, string][] }> {
  const lines: [number, string][] = [];
  const log = createLog(
    'info',
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        const { level, msg } = JSON.parse(chunk.toString()) as { level: number; msg: string };
        lines.push([level, msg]);
        done();
      },
    }),
  );
  const failure = await untilItResponds(url, log, { ms, firstPauseMs: 10 }).then(
    () => null,
    (error: Error) => error.message,
  );
  return { failure, lines };
}

describe('startup on PostgreSQL', () => {
  it('waits while PostgreSQL is starting, with a warning for each attempt', async () => {
    const { url, port, visitors } = await serverThat(STARTING, STARTING, 'welcome');
    const { failure, lines } = await waited(url, 10_000);
    const message = `The database atlas at 127.0.0.1:${port} does not answer (the database system is starting up).`;
    expect(failure).toBeNull();
    expect(lines).toEqual([
      [40, `${message} Trying again in 0.0 s.`],
      [40, `${message} Trying again in 0.0 s.`],
    ]);
    expect(visitors()).toBe(3);
  });

  it('gives up without a response, with one message that names the server and no password', async () => {
    const url = await closedUrl();
    const { failure, lines } = await waited(url);
    const { port } = new URL(url);
    expect(failure).toBe(`The database atlas at 127.0.0.1:${port} has not answered for 0.06 seconds (ECONNREFUSED).`);
    expect(lines.length).toBeGreaterThan(1);
    expect(JSON.stringify([failure, lines])).not.toMatch(/geheim|lara/);
  });

  it.each([
    ['a wrong password', WRONG_PASSWORD],
    ['a missing database', NO_DATABASE],
    ['a user that may not connect', { code: '42501', message: 'permission denied for database "atlas"' }],
  ])('does not wait after %s', async (_what, greeting) => {
    const { url, port, visitors } = await serverThat(greeting);
    const { failure, lines } = await waited(url, 10_000);
    expect(failure).toBe(`The database atlas at 127.0.0.1:${port} cannot be used: ${greeting.message}.`);
    expect([visitors(), lines]).toEqual([1, []]);
    expect(failure).not.toContain('geheim');
  });
});

describe('openDatabase', () => {
  it('does not wait', async () => {
    const { url, port, visitors } = await serverThat(STARTING);
    await expect(openDatabase({ url })).rejects.toThrow(`The database atlas at 127.0.0.1:${port} does not answer (${STARTING.message}).`);
    expect(visitors()).toBe(1);
  });

  it.runIf(inject('templates').kind === 'postgres')('names a database that does not exist on a real PostgreSQL', async () => {
    const url = new URL(inject('templates').server);
    url.pathname = '/nowhere';
    await expect(openDatabase({ url: url.href })).rejects.toThrow(
      `The database nowhere at ${url.host} cannot be used: database "nowhere" does not exist.`,
    );
  });
});
