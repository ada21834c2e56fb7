import { eq } from 'drizzle-orm';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../modules/settings/tables.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

const TOKEN = 'a-service-token-of-32-characters';
let server: TestServer;
let closed: TestServer;
beforeAll(async () => {
  [server, closed] = await Promise.all([testServer({ settings: { SERVICE_TOKEN: TOKEN } }), testServer({ demo: false })]);
});
afterAll(() => Promise.all([server.close(), closed.close()]));

const drop = (to: TestServer, headers: Record<string, string>, body?: string) =>
  to.browser().send('/api/use-cache', { method: 'POST', headers, ...(body !== undefined && { body }) });

describe('/api/use-cache', () => {
  it('drops cached database values, and returns the count', async () => {
    const { app } = server;
    expect(await app.values.get('event-place')).toBe('Alabang');
    await app.database.db.update(settings).set({ value: 'Makati' }).where(eq(settings.name, 'event-place'));
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await drop(server, headers, JSON.stringify({ names: ['settings', 'settings', 'nothing'] }));
    expect([answer.status, answer.json]).toEqual([200, { dropped: 1 }]);
    expect(await app.values.get('event-place')).toBe('Makati');
    expect((await drop(server, headers)).json).toEqual({ dropped: 1 });
    expect((await drop(server, headers, '{"names":[]}')).json).toEqual({ dropped: 0 });
  });

  it.each([
    ['no token', {}, 401],
    ['a wrong token', { authorization: 'Bearer wrong' }, 403],
    ['another scheme', { authorization: `Basic ${TOKEN}` }, 401],
  ] as const)('rejects %s', async (_what, headers, status) => {
    expect((await drop(server, { ...headers })).status).toBe(status);
  });

  it('rejects the session of an admin', async () => {
    const admin = await server.as('admin');
    expect((await admin.post('/api/use-cache', {})).status).toBe(401);
  });

  it('rejects every request when no token is set', async () => {
    expect((await drop(closed, { authorization: 'Bearer undefined' })).status).toBe(403);
  });

  it.each(['{', '{"names":"settings"}', '{"names":[1]}'])('rejects %s with a message', async (body) => {
    const answer = await drop(server, { authorization: `Bearer ${TOKEN}` }, body);
    expect([answer.status, typeof answer.json.error]).toEqual([400, 'string']);
  });
});

describe('health', () => {
  const requested = (host: string, path: string) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(server.address);
      request({ host: '127.0.0.1', port, path, headers: { host } }, (res) => {
        res.resume();
        resolve(res.statusCode ?? 0);
      })
        .once('error', reject)
        .end();
    });

  it.each(['127.0.0.1', 'api1:4000', 'some-machine.internal', '10.0.0.7'])('responds under the name %s', async (host) => {
    expect(await requested(host, '/api/health')).toBe(200);
  });

  it('is the only address that responds to any host name', async () => {
    expect(await requested('some-machine.internal', '/api/graphql')).toBe(421);
    expect(await requested('some-machine.internal', '/')).toBe(421);
  });
});
