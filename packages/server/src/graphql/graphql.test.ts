import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENERIC_ERROR } from '@atlas/domain/errors';
import { testServer, type TestServer } from '../testing/testServer.ts';
import { isCurrentUserDocument, knownDocuments, readPersisted } from './documents.ts';
import { printedSchema, SCHEMA_FILE } from './print.ts';
import { schema } from './schema.ts';
import { AUTHORIZATION_FILE, printedAuthorization } from './printAuthorization.ts';

let server: TestServer;
let trusted: TestServer;
beforeAll(async () => {
  server = await testServer();
  trusted = await testServer({
    settings: { GRAPHQL_TRUSTED_ONLY: 'true' },
    persisted: { known: 'query Known { redwood { currentUser } }' },
  });
});
afterAll(() => Promise.all([server.close(), trusted.close()]));

describe('schema.graphql', () => {
  it('matches the code; renew it with npm run schema', () => expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(printedSchema()));
});

describe('docs/authorization.md', () => {
  it('matches the rules; renew it with npm run schema', () =>
    expect(readFileSync(AUTHORIZATION_FILE, 'utf8')).toBe(printedAuthorization()));
});

const CURRENT_USER = 'query __REDWOOD__AUTH_GET_CURRENT_USER { redwood { currentUser } }';

describe('the current user', () => {
  it('is null for a visitor, even with the bearer that a signed-out client sends', async () => {
    for (const authorization of ['Bearer null', 'Bearer 1', 'Bearer', 'Basic abc', '']) {
      const answer = await server.browser().post('/api/graphql', { query: CURRENT_USER }, { 'auth-provider': 'dbAuth', authorization });
      expect([answer.status, answer.json]).toEqual([200, { data: { redwood: { currentUser: null } } }]);
    }
  });

  it('has the flag maps of the access level in use', async () => {
    const browser = server.browser();
    await browser.logIn('multi');
    const { currentUser } = (await browser.graphql(CURRENT_USER)).json.data.redwood;
    expect(currentUser).toMatchObject({ roles: 'member', accessLevel: { key: 'member' }, membershipStatus: 'Active' });
    expect(currentUser.accessLevels.map((level: { key: string }) => level.key)).toEqual(['member', 'affiliate', 'coach']);
    expect(currentUser.pageAccess.courses).not.toBe(true);
  });

  it('is identified by a bearer alone, but not by one of another session than the cookie', async () => {
    const [first, second] = [server.browser(), server.browser()];
    await first.logIn('member');
    await second.logIn('coach');
    const { text: bearer } = await first.send('/api/auth?method=getToken');
    const headers = { 'auth-provider': 'dbAuth', authorization: `Bearer ${bearer}` };
    const alone = await server.browser().post('/api/graphql', { query: CURRENT_USER }, headers);
    expect(alone.json.data.redwood.currentUser.email).toBe('member@atlas.example');
    const mixed = await second.post('/api/graphql', { query: CURRENT_USER }, headers);
    expect(mixed.status).toBe(401);
  });
});

describe('switchRole', () => {
  it('puts a held level into use for this session only', async () => {
    const browser = server.browser();
    await browser.logIn('multi');
    const { currentUser } = (await browser.graphql(CURRENT_USER)).json.data.redwood;
    const coach = currentUser.accessLevels.find((level: { key: string }) => level.key === 'coach');
    const switched = await browser.graphql('mutation ($id: Int!) { switchRole(accessLevelId: $id) }', { id: coach.id });
    expect(switched.json.data.switchRole).toMatchObject({ roles: 'coach' });
    expect((await browser.graphql(CURRENT_USER)).json.data.redwood.currentUser.roles).toBe('coach');
    const elsewhere = server.browser();
    await elsewhere.logIn('multi');
    expect((await elsewhere.graphql(CURRENT_USER)).json.data.redwood.currentUser.roles).toBe('member');
  });

  it('rejects a level that the person does not hold', async () => {
    const [admin, browser] = [server.browser(), server.browser()];
    await admin.logIn('admin');
    const { accessLevel } = (await admin.graphql(CURRENT_USER)).json.data.redwood.currentUser;
    await browser.logIn('member');
    const answer = await browser.graphql('mutation ($id: Int!) { switchRole(accessLevelId: $id) }', { id: accessLevel.id });
    expect(answer.json.errors[0]).toMatchObject({ message: 'You do not hold this access level.', extensions: { code: 'FORBIDDEN' } });
    expect((await browser.graphql(CURRENT_USER)).json.data.redwood.currentUser.roles).toBe('member');
  });
});

describe('rejected requests', () => {
  it.each([
    ['a visitor who requests the viewer', '{ viewer { user { id } } }', 'UNAUTHENTICATED'],
    ['a visitor who requests a node', '{ node(id: "VXNlcjox") { id ... on User { email } } }', 'UNAUTHENTICATED'],
  ])('%s', async (_, query, code) => {
    const answer = await server.browser().graphql(query);
    expect(answer.json.errors?.[0]?.extensions.code).toBe(code);
    expect(answer.text).not.toContain('@atlas.example');
  });

  it('a member who requests another person by id', async () => {
    const browser = server.browser();
    await browser.logIn('member');
    const own = (await browser.graphql('{ viewer { user { id email } } }')).json.data.viewer.user;
    const number = Number(Buffer.from(own.id, 'base64').toString().split(':')[1]);
    const other = Buffer.from(`User:${number + 1}`).toString('base64');
    const query = 'query ($id: ID!) { node(id: $id) { ... on User { email } } }';
    expect((await browser.graphql(query, { id: own.id })).json.data.node.email).toBe(own.email);
    const answer = await browser.graphql(query, { id: other });
    expect(answer.json.data?.node ?? null).toBeNull();
    expect(answer.json.errors[0].extensions.code).toBe('FORBIDDEN');
    const staff = server.browser();
    await staff.logIn('admin');
    expect((await staff.graphql(query, { id: other })).json.data.node.email).toMatch(/@atlas\.example$/);
  });

  it.each([
    ['a document that is too deep', `{ viewer { course(databaseId: 1) { nextLesson { ${'next { '.repeat(12)} id ${'}'.repeat(12)} } } } }`],
    ['too many aliases', `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: redwood { currentUser }`).join(' ')} }`],
    ['a page that is too large', '{ viewer { myCourses(first: 101) { totalCount } } }'],
    ['a page of nothing', '{ viewer { myCourses(first: 0) { totalCount } } }'],
    ['a cursor that is not ours', '{ viewer { myCourses(after: "x") { totalCount } } }'],
    ['a list backwards', '{ viewer { myCourses(last: 2) { totalCount } } }'],
    ['too much at once', '{ viewer { myCourses(first: 100) { edges { node { units { lessons { id content { files { id } } } } } } } } }'],
    ['a syntax error', '{ viewer { '],
    ['an unknown field', '{ viewer { passwords } }'],
  ])('%s: a clear error, no data and no stack', async (_, query) => {
    const browser = server.browser();
    await browser.logIn('member');
    const answer = await browser.graphql(query);
    expect(answer.status).toBeLessThan(500);
    expect(answer.json.errors[0].message).toMatch(/\S/);
    expect(answer.json.errors[0].message).not.toBe(GENERIC_ERROR);
    expect(answer.text).not.toMatch(/ {4}at |node_modules|select /);
  });

  it.each([
    ['GET', { method: 'GET' }, 405],
    ['a form', { method: 'POST', body: 'query={x}', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['malformed JSON', { method: 'POST', body: '{', headers: { 'content-type': 'application/json', 'auth-provider': 'dbAuth' } }, 400],
    [
      'a batch',
      { method: 'POST', body: '[{"query":"{__typename}"}]', headers: { 'content-type': 'application/json', 'auth-provider': 'dbAuth' } },
      400,
    ],
    [
      'an oversized body',
      { method: 'POST', body: JSON.stringify({ query: 'x'.repeat(300_000) }), headers: { 'content-type': 'application/json' } },
      413,
    ],
    [
      'a page of another site',
      { method: 'POST', body: '{"query":"{__typename}"}', headers: { 'content-type': 'application/json', origin: 'https://evil.example' } },
      403,
    ],
  ])('%s with %o', async (_, init, status) => {
    const answer = await server.browser().send('/api/graphql', init);
    expect(answer.status).toBe(status);
    expect(answer.json).toBeTypeOf('object');
  });
});

describe('trusted documents', () => {
  it('serves a known document by its id', async () => {
    const answer = await trusted.browser().post('/api/graphql', { id: 'known' }, { 'auth-provider': 'dbAuth' });
    expect(answer.json).toEqual({ data: { redwood: { currentUser: null } } });
  });
  it.each([
    [{ id: 'unknown' }, 404],
    [{ query: '{ viewer { user { email } } }' }, 400],
    [{ query: '{ __schema { types { name } } }' }, 400],
    [{}, 400],
  ])('rejects %o with %i', async (body, status) => {
    const answer = await trusted.browser().post('/api/graphql', body, { 'auth-provider': 'dbAuth' });
    expect(answer.status).toBe(status);
    expect(answer.json.errors[0].message).toMatch(/\S/);
    expect(answer.json.data).toBeUndefined();
  });
  it("serves the published client's query regardless of whitespace", async () => {
    const answer = await trusted
      .browser()
      .post('/api/graphql', { query: `\n${CURRENT_USER.replace(/ /g, '\n ')}` }, { 'auth-provider': 'dbAuth' });
    expect(answer.json).toEqual({ data: { redwood: { currentUser: null } } });
    expect(isCurrentUserDocument('query __REDWOOD__AUTH_GET_CURRENT_USER { redwood { currentUser } viewer { user { email } } }')).toBe(
      false,
    );
  });
});

describe('persisted documents', () => {
  it('of this build all fit the schema', () => {
    const problems: string[] = [];
    const documents = knownDocuments(schema, readPersisted(), (id, problem) => problems.push(`${id}: ${problem}`));
    expect(problems).toEqual([]);
    expect(documents.size).toBeGreaterThan(10);
  });

  it('that no longer fit, or cannot be read, are left out and reported; the others are served', () => {
    const problems: string[] = [];
    const texts = { old: '{ viewer { removedField } }', broken: '{ viewer {', good: '{ viewer { user { name } } }' };
    const documents = knownDocuments(schema, texts, (id) => problems.push(id));
    expect([...documents.keys()]).toEqual(['good', 'redwood-current-user']);
    expect(problems).toEqual(['old', 'broken']);
  });
});
