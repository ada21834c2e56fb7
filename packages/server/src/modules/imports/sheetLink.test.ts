import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../commands/context.ts';
import { type Browser, contextOf, testServer, type TestServer } from '../../testing/testServer.ts';
import type { Loading } from './loadSheet.ts';
import { checkSheetLink } from './sheetLink.ts';
import { imports } from './tables.ts';

const CSV = { 'content-type': 'text/csv; charset=utf-8' };
const GROUPS = 'Group ID,Name\r\nGL1,Pintados\r\n';
const requested: string[] = [];
const PAGES: Record<string, RequestListener> = {
  '/groups': (_req, res) =>
    res.writeHead(200, { ...CSV, 'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''Mga%20grupo.csv` }).end(GROUPS),
  '/moved': (_req, res) => res.writeHead(307, { location: '/groups' }).end(),
  '/round': (_req, res) => res.writeHead(302, { location: '/round' }).end(),
  '/inside': (_req, res) => res.writeHead(302, { location: 'http://10.0.0.1/groups' }).end(),
  '/elsewhere': (_req, res) => res.writeHead(302, { location: 'https://example.com/groups' }).end(),
  '/to-a-file': (_req, res) => res.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/sign-in': (_req, res) => res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Sign in</p>'),
  '/picture': (_req, res) => res.writeHead(200, { 'content-type': 'image/png' }).end('x'),
  '/packed': (_req, res) => res.writeHead(200, { ...CSV, 'content-encoding': 'gzip' }).end('x'),
  '/private': (_req, res) => res.writeHead(403).end(),
  '/gone': (_req, res) => res.writeHead(404).end(),
  '/fails': (_req, res) => res.writeHead(503).end(),
  '/busy': (_req, res) => res.writeHead(429).end(),
  '/not-csv': (_req, res) => res.writeHead(200, CSV).end('%PDF-1.7'),
  '/announced': (_req, res) => res.writeHead(200, { ...CSV, 'content-length': '5000' }).flushHeaders(),
  '/endless': (_req, res) => {
    res.writeHead(200, CSV);
    const more = () => res.destroyed || res.write('more,and more\n', () => setImmediate(more));
    more();
  },
  '/hangs': () => undefined,
  '/stops': (_req, res) => void res.writeHead(200, CSV).write(GROUPS),
  '/cut': (_req, res) => {
    res.writeHead(200, { ...CSV, 'content-length': '500' });
    res.write(GROUPS, () => setImmediate(() => res.destroy()));
  },
};

let site: Server;
let at = '';
let server: TestServer;
let admin: Browser;
let ctx: Context;
beforeAll(async () => {
  site = createServer((req, res) => {
    requested.push(req.url ?? '');
    PAGES[req.url ?? '']?.(req, res);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  at = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  server = await testServer();
  admin = await server.as('admin');
  ctx = await contextOf(server.app, 'admin');
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await server.close();
});
beforeEach(() => {
  requested.length = 0;
});

/** Only this machine counts as the public internet, and only its addresses and 10.0.0.1 as allowed. */
const here: Loading = {
  problemOf: (address) => (/^http:\/\/(?:127\.0\.0\.1|localhost|10\.0\.0\.1)[:/]/.test(address) ? null : `${address} is not allowed.`),
  mayReach: (address) => address === '127.0.0.1',
  waitMs: 400,
  mostBytes: 4096,
};
const check = (path: string, limits: Partial<Loading> = {}) =>
  checkSheetLink(ctx, { kind: 'groups', url: at + path }, { ...here, ...limits });
const kept = () => server.app.database.db.$count(imports);

describe('a published spreadsheet', () => {
  it.each(['/groups', '/moved'])('at %s is checked like a file', async (path) => {
    const id = await check(path);
    const [one] = await server.app.database.db.select().from(imports).where(eq(imports.id, id));
    expect(one).toMatchObject({
      state: 'checked',
      kind: 'groups',
      mode: 'create',
      creates: 1,
      fileName: 'Mga grupo.csv',
      sourceUrl: at + path,
    });
    expect(requested.at(-1)).toBe('/groups');
  });

  it.each([
    ['/inside', 400, 'cannot be reached'],
    ['/elsewhere', 400, 'https://example.com/groups is not allowed.'],
    ['/to-a-file', 400, 'file:///etc/passwd is not allowed.'],
    ['/round', 400, 'redirects too many times'],
    ['/sign-in', 415, 'leads to a web page'],
    ['/picture', 415, 'does not lead to an xlsx workbook or a CSV file'],
    ['/packed', 415, 'does not lead to an xlsx workbook or a CSV file'],
    ['/not-csv', 415, 'is not a spreadsheet'],
    ['/private', 400, 'is private'],
    ['/gone', 400, 'There is no spreadsheet at this link'],
    ['/fails', 400, 'an error (503)'],
    ['/busy', 400, 'too many requests'],
    ['/announced', 413, 'too large'],
    ['/endless', 413, 'too large'],
    ['/hangs', 400, 'did not load in time'],
    ['/stops', 400, 'did not load in time'],
    ['/cut', 400, 'ended early'],
  ])('at %s is rejected with %i: %s', async (path, status, message) => {
    const before = await kept();
    await expect(check(path)).rejects.toMatchObject({ status, message: expect.stringContaining(message) });
    expect(await kept()).toBe(before);
  });

  it('by name only when the name resolves to a public address', async () => {
    const url = `${at.replace('127.0.0.1', 'localhost')}/groups`;
    expect(await checkSheetLink(ctx, { kind: 'groups', url }, here)).toBeGreaterThan(0);
    requested.length = 0;
    const { mayReach: _none, ...publicOnly } = here;
    await expect(checkSheetLink(ctx, { kind: 'groups', url }, publicOnly)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(checkSheetLink(ctx, { kind: 'groups', url: `${at}/groups` }, publicOnly)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(requested).toEqual([]);
  });
});

describe('POST /api/gsheet', () => {
  const post = (body: unknown, browser = admin) => browser.post('/api/gsheet', body);

  it.each([
    [{ kind: 'groups', url: 'https://example.com/x' }, 'example.com is not on the list'],
    [{ kind: 'groups', url: 'http://docs.google.com/spreadsheets/d/e/2PACX/pub' }, 'begins with https://'],
    [{ kind: 'groups', url: 'https://docs.google.com/spreadsheets/d/1abc/edit' }, 'Publish to web'],
    [{ kind: 'groups', url: 'https://127.0.0.1/x' }, '127.0.0.1 is not on the list'],
  ])('rejects %j: %s', async (body, message) => {
    const { status, json } = await post(body);
    expect([status, json.error]).toEqual([400, expect.stringContaining(message)]);
  });

  it.each([{}, { kind: 'people', url: 'https://docs.google.com' }, { kind: 'groups' }, null, 'x'])('rejects %j', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('refuses other methods, bodies and people', async () => {
    const body = { kind: 'groups', url: 'https://docs.google.com/spreadsheets/d/e/2PACX/pub' };
    expect((await admin.send('/api/gsheet')).status).toBe(405);
    expect((await admin.send('/api/gsheet', { method: 'POST', body: 'url=x', headers: { 'content-type': 'text/plain' } })).status).toBe(
      415,
    );
    expect((await admin.post('/api/gsheet', { ...body, note: 'x'.repeat(9000) })).status).toBe(413);
    expect((await post(body, server.browser())).status).toBe(401);
    expect((await post(body, await server.as('coach'))).status).toBe(403);
    expect((await admin.post('/api/gsheet', body, { origin: 'https://evil.example' })).status).toBe(403);
  });
});
