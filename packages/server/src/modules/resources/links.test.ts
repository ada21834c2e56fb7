import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOBS } from '../../registry/jobs.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { requestLink } from './requestLink.ts';
import { checkDueLinks } from './checkLinks.ts';
import { resourceLinks, resources } from './tables.ts';

/** A site with one page per kind of response. It records its requests. */
const requested: string[] = [];
const PAGES: Record<string, RequestListener> = {
  '/fine': (_req, res) => res.end('fine'),
  '/gone': (_req, res) => res.writeHead(404).end(),
  '/only-get': ({ method }, res) => res.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/head-fails': ({ method }, res) => res.writeHead(method === 'HEAD' ? 500 : 200).end(),
  '/head-cuts': ({ method, socket }, res) => void (method === 'HEAD' ? socket.destroy() : res.end('fine')),
  '/for-members': (_req, res) => res.writeHead(403).end(),
  '/fails': (_req, res) => res.writeHead(503).end(),
  '/moved': (_req, res) => res.writeHead(301, { location: '/fine' }).end(),
  '/moved-away': (_req, res) => res.writeHead(302, { location: '/gone' }).end(),
  '/round': (_req, res) => res.writeHead(302, { location: '/round' }).end(),
  '/inside': (_req, res) => res.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  '/to-a-file': (_req, res) => res.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/hangs': () => undefined,
  '/endless': (_req, res) => {
    res.writeHead(200);
    const more = () => res.destroyed || res.write('more', () => setImmediate(more));
    more();
  },
};
let site: Server;
let at = '';
let noOne = '';
const listening = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );

let server: TestServer;
beforeAll(async () => {
  site = createServer((req, res) => {
    requested.push(`${req.method} ${req.url}`);
    (PAGES[req.url ?? ''] ?? ((_req, answer) => answer.writeHead(404).end()))(req, res);
  });
  at = await listening(site);
  const closed = createServer();
  noOne = await listening(closed);
  await new Promise((resolve) => closed.close(resolve));
  server = await testServer();
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await server.close();
});
beforeEach(() => {
  requested.length = 0;
});

/** Only this machine counts as the public internet. */
const here = { mayReach: (address: string) => address === '127.0.0.1', waitMs: 400 };

describe('a link is requested', () => {
  it.each([
    ['/fine', 200, ['HEAD /fine']],
    ['/gone', 404, ['HEAD /gone', 'GET /gone']],
    ['/only-get', 200, ['HEAD /only-get', 'GET /only-get']],
    ['/head-fails', 200, ['HEAD /head-fails', 'GET /head-fails']],
    ['/head-cuts', 200, ['HEAD /head-cuts', 'GET /head-cuts']],
    ['/for-members', 403, ['HEAD /for-members', 'GET /for-members']],
    ['/fails', 503, ['HEAD /fails', 'GET /fails']],
    ['/moved', 200, ['HEAD /moved', 'HEAD /fine']],
    ['/moved-away', 404, ['HEAD /moved-away', 'HEAD /gone', 'GET /moved-away', 'GET /gone']],
    ['/inside', null, ['HEAD /inside', 'GET /inside']],
    ['/to-a-file', null, ['HEAD /to-a-file', 'GET /to-a-file']],
    ['/hangs', null, ['HEAD /hangs', 'GET /hangs']],
    ['/endless', 200, ['HEAD /endless', 'GET /endless']],
  ])('%s: %j', async (path, status, requests) => {
    expect(await requestLink(at + path, here)).toEqual({ status });
    expect(requested).toEqual(requests);
  });

  it('at most six times in an endless chain of redirects', async () => {
    expect(await requestLink(`${at}/round`, here)).toEqual({ status: null });
    expect(requested.filter((line) => line.startsWith('GET'))).toHaveLength(6);
  });

  it('without success at a closed port or an unknown host', async () => {
    expect(await requestLink(`${noOne}/`, here)).toEqual({ status: null });
    expect(await requestLink('http://there-is-no-such-name.invalid/', here)).toEqual({ status: null });
    expect(await requestLink('no link', here)).toEqual({ status: null });
  });

  it('by name only when the name resolves to a public address', async () => {
    const byName = at.replace('127.0.0.1', 'localhost');
    expect(await requestLink(`${byName}/fine`, here)).toEqual({ status: 200 });
    requested.length = 0;
    expect(await requestLink(`${byName}/fine`)).toEqual({ status: null });
    expect(await requestLink(`${at}/fine`)).toEqual({ status: null });
    expect(await requestLink(`${at.replace('127.0.0.1', '[::ffff:127.0.0.1]')}/fine`)).toEqual({ status: null });
    expect(requested).toEqual([]);
  });
});

describe('the check', () => {
  const DAY = 86_400_000;
  const on = (day: number) => server.app.setNow(new Date(TEST_NOW.getTime() + day * DAY));
  const check = () => checkDueLinks(server.app, { request: (url) => requestLink(url, here) });
  const add = async (path: string, more: object = {}) => {
    const [row] = await server.app.database.db
      .insert(resources)
      .values({ name: path, kind: 'link', url: at + path, createdAt: TEST_NOW, publishedAt: TEST_NOW, ...more })
      .returning();
    if (!row) throw new Error('The resource was not written');
    return row.id;
  };
  const stateOf = async (id: number) => {
    const { data } = await server.request('admin', `{ viewer { resource(databaseId: ${id}) { linkCheckedAt brokenSince } } }`);
    return data.viewer.resource as { linkCheckedAt: string | null; brokenSince: string | null };
  };
  const instant = (day: number) => new Date(TEST_NOW.getTime() + day * DAY).toISOString();
  const BROKEN = '{ viewer { resources(first: 50, filter: { hasBrokenLink: true }) { edges { node { databaseId } } } } }';
  const broken = async (): Promise<number[]> =>
    (await server.request('admin', BROKEN)).data.viewer.resources.edges.map(
      ({ node }: { node: { databaseId: number } }) => node.databaseId,
    );

  beforeEach(async () => {
    on(0);
    const { db } = server.app.database;
    await db.delete(resourceLinks);
    // No links of the demo are requested, because they lead to the internet.
    await db
      .update(resources)
      .set({ archivedAt: TEST_NOW })
      .where(sql`${resources.url} is not null`);
  });

  it('marks a link as broken after failures on two days, since the first one, until it works again', async () => {
    const [gone, fine] = [await add('/gone'), await add('/fine')];
    expect(await check()).toBe(2);
    expect(await stateOf(gone)).toEqual({ linkCheckedAt: instant(0), brokenSince: null });
    on(1);
    expect(await check()).toBe(2);
    expect([await stateOf(gone), await stateOf(fine)]).toEqual([
      { linkCheckedAt: instant(1), brokenSince: instant(0) },
      { linkCheckedAt: instant(1), brokenSince: null },
    ]);
    expect(await broken()).toEqual([gone]);
    PAGES['/gone'] = PAGES['/fine'] as RequestListener;
    on(2);
    await check();
    PAGES['/gone'] = (_req, res) => res.writeHead(404).end();
    expect([await stateOf(gone), await broken()]).toEqual([{ linkCheckedAt: instant(2), brokenSince: null }, []]);
  });

  it('notifies staff who can edit the link once per break', async () => {
    const gone = await add('/gone', { name: 'Templates' });
    const notified = async (account: string) => {
      const { data } = await server.request(account, '{ viewer { notifications(first: 20) { edges { node { title body path } } } } }');
      const news = (data.viewer.notifications.edges as { node: { title: string; body: string; path: string } }[]).map(({ node }) => node);
      return news.filter(({ path }) => path === `/resource-files/${gone}`);
    };
    await check();
    expect(await notified('admin')).toEqual([]);
    for (const day of [1, 2]) {
      on(day);
      await check();
    }
    const news = { title: 'A link is broken', body: expect.stringContaining('“Templates”'), path: `/resource-files/${gone}` };
    expect(await notified('admin')).toEqual([news]);
    expect(await notified('member')).toEqual([]);
    PAGES['/gone'] = PAGES['/fine'] as RequestListener;
    on(3);
    await check();
    PAGES['/gone'] = (_req, res) => res.writeHead(404).end();
    for (const day of [4, 5]) {
      on(day);
      await check();
    }
    expect(await notified('admin')).toEqual([news, news]);
  });

  it('requests no link twice in a repeated run, and skips archived resources and files', async () => {
    await add('/gone', { archivedAt: TEST_NOW });
    const gone = await add('/gone');
    expect([await check(), await check(), await check()]).toEqual([1, 0, 0]);
    expect((await stateOf(gone)).brokenSince).toBeNull();
  });

  it('ignores the result of a link that was replaced in the meantime', async () => {
    const gone = await add('/gone');
    await check();
    on(1);
    await check();
    await server.app.database.db
      .update(resources)
      .set({ url: `${at}/fine` })
      .where(eq(resources.id, gone));
    expect([await stateOf(gone), await broken()]).toEqual([{ linkCheckedAt: null, brokenSince: null }, []]);
    expect(await check()).toBe(1);
    expect(await stateOf(gone)).toEqual({ linkCheckedAt: instant(1), brokenSince: null });
  });

  it('requests many links in batches, and stops when aborted', async () => {
    for (let n = 0; n < 23; n++) await add('/fine');
    const stopping = new AbortController();
    let most = 0;
    let now = 0;
    const request = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
      stopping.abort(new Error('stopping'));
      return { status: 200 };
    };
    await expect(checkDueLinks(server.app, { request, signal: stopping.signal })).rejects.toThrow('stopping');
    expect(most).toBe(10);
    expect(await server.app.database.db.$count(resourceLinks)).toBe(10);
    expect(await check()).toBe(13);
    const unchecked = server.app.database.db.$count(resources, isNull(resources.archivedAt));
    expect(await unchecked).toBeGreaterThan(13);
  });

  it('is a job that runs every night', () => {
    expect(JOBS.find(({ queue }) => queue === 'resources.checkLinks')).toMatchObject({ schedule: '40 3 * * *' });
  });
});
