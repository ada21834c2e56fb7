import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contextOfJob } from '../commands/context.ts';
import { notify } from '../modules/notifications/commands.ts';
import { notifications } from '../modules/notifications/tables.ts';
import { testServer, type Browser, type TestServer } from '../testing/testServer.ts';

const BELL = 'subscription { unreadNotifications }';

let server: TestServer;
let member: number;
beforeAll(async () => {
  server = await testServer({ persisted: { bell: BELL } });
  member = await server.idOf('member');
  await server.app.database.db.delete(notifications);
});
afterAll(() => server.close());

/** Ends the streams of a test, even when it failed. */
let ending = new AbortController();
afterEach(() => {
  ending.abort();
  ending = new AbortController();
});

const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/**
 * Opens a stream of events. `next` returns the data of the next event, null at the end of the
 * stream.
 */
async function open(browser: Browser, body: unknown) {
  const response = await fetch(`${server.address}/api/graphql`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: cookieOf(browser) },
    signal: ending.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<unknown> => {
    for (;;) {
      const event = /^event: (\w+)\n(?:data: ?(.*)\n)?\n/m.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        if (event[1] === 'complete') return null;
        return JSON.parse(event[2] ?? 'null') as unknown;
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return null;
      text += chunk.value;
    }
  };
  return { response, next, end: () => ending.abort() };
}
const report = (key: string) => {
  const ctx = contextOfJob(server.app, { id: 'test', userId: null });
  return server.app.database.transaction((tx) => notify(ctx, tx, [member], 'group', { key, title: 'Your group meets' }));
};

describe('a page that subscribes to its unread count', () => {
  it('receives the count at once, and again after it grows', async () => {
    const { response, next, end } = await open(await server.as('member'), { id: 'bell' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    expect(await next()).toEqual({ data: { unreadNotifications: 0 } });
    await report('first');
    expect(await next()).toEqual({ data: { unreadNotifications: 1 } });
    end();
    await expect.poll(() => server.app.live.size).toBe(0);
  });

  it('receives no event for an unchanged count', async () => {
    const { next } = await open(await server.as('member'), { id: 'bell' });
    const before = await next();
    await server.app.database.transaction((tx) => server.app.live.notify(tx, [member]));
    const late = await Promise.race([next(), new Promise((resolve) => setTimeout(() => resolve('nothing'), 200))]);
    expect([before, late]).toEqual([{ data: { unreadNotifications: 1 } }, 'nothing']);
  });

  it('receives no event about other members', async () => {
    const { next } = await open(await server.as('affiliate'), { id: 'bell' });
    expect(await next()).toEqual({ data: { unreadNotifications: 0 } });
    await report('second');
    const late = await Promise.race([next(), new Promise((resolve) => setTimeout(() => resolve('nothing'), 200))]);
    expect(late).toBe('nothing');
  });

  it('is rejected for a visitor, and leaves no stream open', async () => {
    const { next } = await open(server.browser(), { id: 'bell' });
    expect(await next()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    await expect.poll(() => server.app.live.size).toBe(0);
  });

  it('rejects a request that does not accept a stream', async () => {
    const { status } = await (await server.as('member')).post('/api/graphql', { id: 'bell' }, { accept: 'application/json' });
    expect(status).toBe(406);
    await expect.poll(() => server.app.live.size).toBe(0);
  });

  it('is counted separately from other requests', async () => {
    const { next, end } = await open(await server.as('member'), { id: 'bell' });
    await next();
    end();
    await expect.poll(() => server.app.metrics.text()).toContain('route="events"');
  });
});
