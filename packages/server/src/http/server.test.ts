import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let fixed: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: false });
  fixed = await testServer({ demo: false, settings: { PUBLIC_URL: 'https://atlas.example' } });
});
afterAll(() => Promise.all([server.close(), fixed.close()]));

describe('every response', () => {
  it('has a request id and the security headers', async () => {
    const { headers } = await server.browser().send('/api/health');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it.each([
    ['/api', 404],
    ['/api/nothing', 404],
    ['/api/uploads', 404],
    ['/api/authx', 404],
  ])('%s is %i as JSON', async (path, status) => {
    const answer = await server.browser().send(path);
    expect([answer.status, answer.json]).toEqual([status, { error: 'There is nothing at this address.' }]);
  });

  it('reports that the app is not built instead of failing', async () => {
    const answer = await server.browser().send('/login');
    expect([answer.status, answer.json.error]).toEqual([503, 'The app is not built yet. Run npm start.']);
  });

  it.each([
    ['/courses/', '/courses'],
    ['/courses/?page=2', '/courses?page=2'],
  ])('redirects from %s to %s', async (path, kept) => {
    const answer = await server.browser().send(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, kept]);
  });

  it.each(['/', '/courses//', '/.//other.example/', '/%5Cother.example/'])('never redirects from %s to another site', async (path) => {
    expect((await server.browser().send(path)).headers.get('location') ?? '/').toMatch(/^\/(?!\/|\\)/);
  });

  it('rejects POST for pages without a form', async () => {
    const answer = await server.browser().post('/login', {});
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('behind a proxy, over http', () => {
  let proxied: TestServer;
  beforeAll(async () => {
    proxied = await testServer({ demo: false, settings: { PUBLIC_URL: 'https://127.0.0.1', TRUSTED_PROXIES: '1' } });
  });
  afterAll(() => proxied.close());
  const over = (proto: string, path: string, init: RequestInit = {}) =>
    proxied.browser().send(path, { ...init, headers: { 'x-forwarded-proto': proto } });

  it.each(['/api/auth?method=getToken', '/api/nothing', '/api'])('the API rejects %s', async (path) => {
    const answer = await over('http', path);
    expect([answer.status, answer.json, answer.headers.get('location')]).toEqual([403, { error: 'Use https.' }, null]);
  });

  it('a form is rejected', async () => {
    expect((await over('http', '/login', { method: 'POST', body: 'email=ana' })).status).toBe(403);
  });

  it('a page is redirected to https', async () => {
    const answer = await over('http', '/login?redirectTo=%2Fcourses');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://127.0.0.1/login?redirectTo=%2Fcourses']);
  });

  it('a request over https passes', async () => {
    expect((await over('https', '/api/auth?method=getToken')).status).toBe(200);
  });

  it('the header is ignored without a trusted proxy', async () => {
    const headers = { 'x-forwarded-proto': 'http' };
    expect((await server.browser().send('/api/auth?method=getToken', { headers })).status).toBe(200);
  });
});

describe('the log of requests', () => {
  it('contains patterns of paths, never their secrets', async () => {
    let lines = '';
    const logged = await testServer({ demo: false, settings: { LOG_LEVEL: 'info' }, logTo: { write: (line) => void (lines += line) } });
    for (const path of [
      '/api/calendar/s3cret.ics',
      '/reset-password?resetToken=s3cret',
      '/s3cret/ana%40example.com',
      '/s3cret.txt?a=s3cret',
    ])
      await logged.browser().send(path);
    await logged.close();
    expect(lines).toContain('"path":"/api/calendar/:token.ics"');
    expect(lines.match(/"msg":"request"/g)).toHaveLength(4);
    expect(lines).not.toMatch(/s3cret|example\.com/);
  });
});

describe('health', () => {
  it('reports which database is in use', async () => {
    const answer = await server.browser().send('/api/health');
    expect([answer.status, answer.json]).toEqual([200, { status: 'ok', database: server.app.database.kind }]);
  });

  it('names the build, so that a page notices an update', async () => {
    expect((await server.browser().send('/api/health')).headers.get('atlas-build')).toBe('development');
  });
});

describe('with a public https address', () => {
  it('serves no other host', async () => {
    for (const path of ['/api/auth', '/api/graphql', '/']) expect((await fixed.browser().send(path)).status).toBe(421);
  });
});
