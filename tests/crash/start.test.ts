import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { testPostgres } from '../../packages/server/src/testing/testPostgres.ts';
import { freshFolder, startServer } from '../../scripts/serverProcess.ts';

describe('startup', () => {
  // Created by the first server and used by all, because creating a database takes most of a first
  // startup.
  const home = { DATA_DIR: freshFolder(), DEMO: '0' };

  it('stops at an invalid setting and names it', async () => {
    await expect(startServer({ PORT: 'eighty' })).rejects.toThrow(/ended with 1: Atlas cannot start with these settings:\s+PORT: /);
  });

  it('stops at a PostgreSQL that rejects it, with one sentence and without the password', async () => {
    const { url, port, close } = await testPostgres({ code: '28P01', message: 'password authentication failed for user "lara"' });
    await expect(startServer({ DATABASE_URL: url })).rejects.toThrow(
      new Error(
        `The server ended with 1: The database atlas at 127.0.0.1:${port} cannot be used: password authentication failed for user "lara".\n`,
      ),
    );
    await close();
  });

  it('rejects a second process on the same folder with a message, and leaves the first one running', async () => {
    const first = await startServer(home);
    try {
      await expect(startServer(home)).rejects.toThrow(/ended with 1: Another Atlas process \(\d+\) is using the data folder /);
      const health = await fetch(`${first.address}/api/health`);
      expect([health.status, await health.json()]).toEqual([200, { status: 'ok', database: 'embedded' }]);
    } finally {
      await first.stop();
    }
  });

  it('stops on a signal, lets a running request end, and starts again on the same data', async () => {
    const first = await startServer(home);
    const running = request(`${first.address}/api/auth`, { method: 'POST', agent: false, headers: { expect: '100-continue' } });
    const answered = once(running, 'response');
    running.flushHeaders();
    await once(running, 'continue');
    const stopped = first.stop();
    running.end('{"method":"logout"}');
    const [answer] = (await answered) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await stopped;
    expect(first.process.exitCode).toBe(0);
    const second = await startServer(home);
    await second.stop();
    expect(second.process.exitCode).toBe(0);
  });
});
