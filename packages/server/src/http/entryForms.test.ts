import { randomUUID } from 'node:crypto';
import { RATE_LIMITS, SIGN_UP_PENDING } from '@atlas/domain/auth';
import { FORM_INVALID } from '@atlas/domain/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOBS } from '../registry/jobs.ts';
import type { Site } from './site.ts';
import { testServer, type Browser, type TestServer } from '../testing/testServer.ts';

/** A site whose pages contain the form's messages as JSON. */
const site: Site = {
  sendKept: () => false,
  sendPosted: async () => false,
  build: null,
  files: () => undefined,
  hasPage: () => Promise.resolve(true),
  page: (_req, res, _url, _context, posted) => Promise.resolve(void res.writeHead(posted?.status ?? 200).end(JSON.stringify(posted?.form))),
};
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ site });
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());

const PASSWORD = 'Atlas-demo-2026!';
const post = (browser: Browser, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const whoIs = async (browser: Browser) => (await browser.graphql('{ viewer { user { email } } }')).json.data?.viewer.user.email;

describe('signing in without script', () => {
  it.each([
    ['/login', '/'],
    ['/login?redirectTo=%2Fcourses%2Fmy-courses', '/courses/my-courses'],
    ['/login?redirectTo=https%3A%2F%2Fevil.example', '/'],
  ])('at %s leads to %s', async (path, next) => {
    const browser = server.browser();
    const answer = await post(browser, path, { email: ' Member@Atlas.example ', password: PASSWORD });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, next]);
    expect(await whoIs(browser)).toBe('member@atlas.example');
  });

  it('rejects a form from another site', async () => {
    const browser = server.browser();
    const given = { email: 'member@atlas.example', password: PASSWORD };
    expect((await post(browser, '/login', given, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await whoIs(browser)).toBeUndefined();
  });

  it.each([
    [
      'a wrong password',
      { email: 'member@atlas.example', password: 'wrong' },
      { values: { email: 'member@atlas.example' }, formError: { text: 'Incorrect email or password.', fields: {} } },
    ],
    [
      'nothing filled in',
      {},
      {
        values: { email: '' },
        formError: { text: FORM_INVALID, fields: { email: 'Email is required', password: 'Password is required' } },
      },
    ],
  ])('with %s opens no session, and the page shows why, without the password', async (_what, fields, form) => {
    const browser = server.browser();
    const answer = await post(browser, '/login', fields);
    expect([answer.status, answer.headers.get('set-cookie'), answer.json]).toEqual([400, null, { path: '/login', ...form }]);
    expect(await whoIs(browser)).toBeUndefined();
  });

  it('rejects a body larger than a form needs', async () => {
    expect((await post(server.browser(), '/login', { email: 'a'.repeat(20_000) })).status).toBe(413);
  });
});

it('signing up without script creates an account and leads to the courses', async () => {
  const browser = server.browser();
  const email = `ana-${randomUUID()}@example.com`;
  const fields = { firstName: 'Ana', lastName: 'Reyes', facebookProfile: '', email, password: 'tatlong-mangga-77' };
  const answer = await post(browser, '/signup', fields);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/courses/my-courses']);
  expect(await whoIs(browser)).toBe(email);
});

it('reports a taken address at its field', async () => {
  const fields = { firstName: 'Ana', lastName: 'Reyes', facebookProfile: '', email: 'member@atlas.example', password: 'tatlong-mangga-77' };
  const answer = await post(server.browser(), '/signup', fields);
  expect(answer.status).toBe(400);
  expect(answer.json.formError.fields.email).toBe('An account with this email already exists. Log in instead.');
  expect(JSON.stringify(answer.json)).not.toContain('tatlong');
});

it('rejects forms on other pages', async () => {
  expect((await post(server.browser(), '/courses', {})).status).toBe(405);
});

it('a sign-up that awaits its email opens no session, and the page explains it', async () => {
  const limited = await testServer({ site, settings: { RATE_LIMITS: 'on' } });
  try {
    for (let times = 0; times < RATE_LIMITS.signUpNetwork.attempts; times++) await limited.app.limits.take('signUpNetwork', '127.0.0.1');
    const fields = { firstName: 'Ana', lastName: 'Reyes', facebookProfile: '', email: 'ana@example.com', password: 'tatlong-mangga-77' };
    const answer = await post(limited.browser(), '/signup', fields);
    expect([answer.status, answer.headers.getSetCookie(), answer.json.formError.text]).toEqual([200, [], SIGN_UP_PENDING]);
  } finally {
    await limited.close();
  }
});
