import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_EXISTS, SIGN_IN_FAILED } from '@atlas/domain/auth';
import { sql } from 'drizzle-orm';
import { JOBS } from '../registry/jobs.ts';
import { testServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());

const person = (email: string) => ({
  method: 'signup',
  username: email,
  password: 'dagat-at-bundok-7',
  firstName: 'Lara',
  lastName: 'Cruz',
  facebookProfile: '',
});

describe('login', () => {
  it('returns id and email, opens a session and sets both cookies', async () => {
    const browser = server.browser();
    const answer = await browser.logIn('member');
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ id: expect.any(Number), email: 'member@atlas.example' });
    const cookies = answer.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^auth-provider=dbAuth; Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^session=[\w-]{43}; Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get('csrf-token')).toMatch(/^[\da-f-]{36}$/);
  });

  it('accepts the address in any case', async () => {
    const answer = await server
      .browser()
      .post('/api/auth', { method: 'login', username: ' Member@ATLAS.example ', password: server.app.settings.demoPassword });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['an unknown account', 'nobody@atlas.example', 'Atlas-demo-2026!'],
    ['a wrong password', 'member@atlas.example', 'wrong'],
    ['an archived account', 'archived@atlas.example', 'Atlas-demo-2026!'],
  ])('responds alike to %s', async (_, username, password) => {
    const answer = await server.browser().post('/api/auth', { method: 'login', username, password });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ error: SIGN_IN_FAILED });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([[{ username: '', password: 'x' }], [{ username: 'member@atlas.example' }], [{ username: { $ne: 1 }, password: ['x'] }], [{}]])(
    'requires both fields: %o',
    async (fields) => {
      const answer = await server.browser().post('/api/auth', { method: 'login', ...fields });
      expect([answer.status, answer.json]).toEqual([400, { error: 'Both username and password are required' }]);
    },
  );
});

describe('getToken', () => {
  it('returns an empty body and expires the cookies when the browser is signed out', async () => {
    const answer = await server.browser().send('/api/auth?method=getToken');
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(answer.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual(['auth-provider=', 'session=']);
  });

  it('returns a bearer token that cannot be guessed', async () => {
    const browser = server.browser();
    const { json } = await browser.logIn('member');
    const { text } = await browser.send('/api/auth?method=getToken');
    expect(text.length).toBeGreaterThan(40);
    expect(text).not.toBe(String(json.id));
  });

  it('treats an unknown cookie as signed out', async () => {
    const browser = server.browser();
    browser.cookies.set('session', 'forged');
    const answer = await browser.send('/api/auth?method=getToken');
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});

describe('logout', () => {
  it('reads a text/plain body, as the client sends it, and revokes the session on the server', async () => {
    const browser = server.browser();
    await browser.logIn('member');
    const copied = browser.cookies.get('session') ?? '';
    const answer = await browser.send('/api/auth', {
      method: 'POST',
      body: JSON.stringify({ method: 'logout' }),
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
    });
    expect([answer.status, answer.text, [...browser.cookies.keys()]]).toEqual([200, '', ['device']]);
    browser.cookies.set('session', copied);
    expect((await browser.send('/api/auth?method=getToken')).text).toBe('');
  });
});

describe('signup', () => {
  it('creates a non-member and signs them in', async () => {
    const browser = server.browser();
    const answer = await browser.post('/api/auth', person('Lara.Cruz@example.com'));
    expect([answer.status, answer.json]).toEqual([201, { id: expect.any(Number), email: 'lara.cruz@example.com' }]);
    const user = await browser.graphql('{ redwood { currentUser } }');
    expect(user.json.data.redwood.currentUser).toMatchObject({ email: 'lara.cruz@example.com', roles: 'non-member', firstName: 'Lara' });
    const { rows } = await server.app.database.db.execute(sql`select action from audit_entries where action = 'signUp'`);
    expect(rows).toHaveLength(1);
  });

  it('reports that an address is taken, whatever its case', async () => {
    const answer = await server.browser().post('/api/auth', person('MEMBER@atlas.example'));
    expect([answer.status, answer.json]).toEqual([400, { error: ACCOUNT_EXISTS, fieldErrors: { email: ACCOUNT_EXISTS } }]);
  });

  it('returns the message of each invalid field', async () => {
    const answer = await server
      .browser()
      .post('/api/auth', { method: 'signup', username: 'x', password: 'abc', firstName: ' ', facebookProfile: 'https://x.com/me' });
    expect(answer.status).toBe(400);
    expect(answer.json.fieldErrors).toMatchObject({ firstName: 'Given Name is required!', lastName: 'Last Name is required!' });
    expect(Object.keys(answer.json.fieldErrors).sort()).toEqual(['email', 'facebookProfile', 'firstName', 'lastName', 'password']);
    expect(answer.json.error).toBe('Given Name is required!');
  });

  it('rejects one of the most common passwords', async () => {
    const answer = await server.browser().post('/api/auth', { ...person('weak@example.com'), password: 'password123' });
    expect([answer.status, Object.keys(answer.json.fieldErrors)]).toEqual([400, ['password']]);
  });
});

describe('bad requests', () => {
  it.each([
    ['an unknown method', { method: 'POST', body: '{"method":"becomeAdmin"}' }, 404, ''],
    ['a method of another HTTP verb', { method: 'POST', body: '{"method":"getToken"}' }, 404, ''],
    ['a property name of Object', { method: 'POST', body: '{"method":"constructor"}' }, 404, ''],
    ['malformed JSON', { method: 'POST', body: '{"method":' }, 400, '{"error":"The request is not valid JSON."}'],
    ['a list', { method: 'POST', body: '[]' }, 400, '{"error":"The request must be a JSON object."}'],
    [
      'an oversized body',
      { method: 'POST', body: JSON.stringify({ method: 'login', username: 'x'.repeat(20_000) }) },
      413,
      '{"error":"This request is too large."}',
    ],
    ['another HTTP verb', { method: 'DELETE' }, 404, ''],
  ])('%s', async (_, init, status, text) => {
    const answer = await server.browser().send('/api/auth', init);
    expect([answer.status, answer.text]).toEqual([status, text]);
  });

  it.each([
    ['Origin', { origin: 'https://evil.example' }],
    ['Origin null', { origin: 'null' }],
    ['Origin null and Sec-Fetch-Site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ])('rejects a write from another site by its %s', async (_, headers) => {
    const answer = await server.browser().post('/api/auth', { method: 'logout' }, headers as Record<string, string>);
    expect(answer.status).toBe(403);
  });

  it('accepts a write from an own page that sends no referrer', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    const answer = await server.browser().post('/api/auth', { method: 'logout' }, headers);
    expect(answer.status).toBe(200);
  });
});

describe('requests of absurd size', () => {
  it('rejects headers of 20 kB before reading them', async () => {
    for (const headers of [{ cookie: `session=${'x'.repeat(20_000)}` }, { authorization: `Bearer ${'x'.repeat(20_000)}` }])
      expect((await fetch(`${server.address}/api/auth?method=getToken`, { headers })).status).toBe(431);
  });

  it('treats a thousand cookies as signed out', async () => {
    const cookie = Array.from({ length: 1000 }, (_none, n) => `c${n}=${n}`).join('; ');
    const answer = await fetch(`${server.address}/api/auth?method=getToken`, { headers: { cookie } });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('rejects a batch of sign-ins', async () => {
    const batch = Array.from({ length: 150 }, () => ({ method: 'login', username: 'member@atlas.example', password: 'x' }));
    const answer = await server.browser().post('/api/auth', batch);
    expect([answer.status, answer.json.error]).toEqual([400, 'The request must be a JSON object.']);
  });

  it('rejects a batch of a thousand operations as a whole', async () => {
    const batch = Array.from({ length: 1000 }, () => ({ query: '{ redwood { currentUser } }' }));
    const answer = await server.browser().post('/api/graphql', batch);
    expect(answer.status).toBe(400);
    expect(answer.json.data).toBeUndefined();
  });
});
