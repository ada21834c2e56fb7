import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { parse, print, visit, Kind } from 'graphql';
import { onStatement } from '../db/pool.ts';
import { testServer, type Answer, type Browser, type TestServer } from '../testing/testServer.ts';
import { LIMITS } from './builder.ts';
import { readPersisted } from './documents.ts';
import { schema } from './schema.ts';

/*
 * A known document bypasses Yoga when it is requested as the app does. In any other form Yoga
 * serves it. Here each request is sent in both forms, and the responses are compared: status,
 * headers and body.
 */
const TEXTS = {
  visitor: 'query Visitor { redwood { currentUser } }',
  person: 'query Person { viewer { user { email } myCourses(first: 3) { totalCount edges { node { name lock { text } } } } } }',
  course: 'query Course($id: Int!) { viewer { course(databaseId: $id) { name intro products { name } } } }',
  node: 'query Node($id: ID!) { node(id: $id) { id } }',
  days: 'query Days($day: Day) { viewer { members(first: 1, filter: { createdFrom: $day }) { totalCount } } }',
  next: 'query Next { viewer { courseToContinue { nextLesson { databaseId } } } }',
  finish: 'mutation Finish($id: Int!) { finishLesson(lessonId: $id) { id } }',
  create: 'mutation Create($input: CourseInput!) { createCourse(input: $input) { databaseId } }',
};
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { GRAPHQL_TRUSTED_ONLY: 'true' }, persisted: TEXTS });
});
afterAll(() => server.close());

const HEADERS = ['content-type', 'cache-control', 'content-length', 'set-cookie'];
/** The parts of a response that must be equal. The request id always differs. */
function shown({ status, headers, text, json }: Answer) {
  const requestId = headers.get('x-request-id') ?? '';
  return {
    status,
    headers: Object.fromEntries(HEADERS.map((name) => [name, headers.get(name)])),
    json: JSON.parse(text.replaceAll(requestId, 'REQUEST')) as unknown,
    keys: Object.keys(json as object).toSorted(),
  };
}
async function bothWays(browser: Browser, body: Record<string, unknown>): Promise<ReturnType<typeof shown>> {
  const direct = shown(await browser.post('/api/graphql', body));
  // Some clients add a parameter to the content type; the app does not.
  const byYoga = shown(await browser.post('/api/graphql', body, { 'content-type': 'application/json; charset=utf-8' }));
  expect(direct).toEqual(byYoga);
  return direct;
}

describe('the response to a known document is the same with and without Yoga', () => {
  it.each([
    ['to a visitor', null, { id: 'visitor' }],
    ['to a visitor without access', null, { id: 'person', variables: {} }],
    ['with data', 'member', { id: 'person', variables: {} }],
    ['with a forbidden field', 'member', { id: 'course', variables: { id: 1 } }],
    ['without a result', 'member', { id: 'course', variables: { id: 999_999 } }],
    ['with a bad id', 'member', { id: 'node', variables: { id: '%%%' } }],
    ['with a missing variable', 'member', { id: 'course', variables: {} }],
    ['with a variable of another type', 'member', { id: 'course', variables: { id: 'one' } }],
    ['with an extra variable', 'member', { id: 'course', variables: { id: 1, more: 2 } }],
    ['with an invalid day', 'admin', { id: 'days', variables: { day: '2025-02-31' } }],
    ['with a rejected mutation', 'member', { id: 'create', variables: { input: { name: 'A', accessLevelIds: [] } } }],
    ['with an invalid form', 'admin', { id: 'create', variables: { input: { name: '', accessLevelIds: [] } } }],
    ['with a mutation of a missing record', 'member', { id: 'finish', variables: { id: 999_999 } }],
    ['that is unknown', 'member', { id: 'unknown', variables: {} }],
    ['with variables that are not an object', 'member', { id: 'course', variables: [1] }],
    ['alongside a text', 'member', { id: 'visitor', query: '{ viewer { user { email } } }' }],
  ])('%s', async (_what, key, body) => {
    const { json } = await bothWays(key === null ? server.browser() : await server.as(key), body);
    expect(JSON.stringify(json)).toMatch(/"data"|"errors"/);
  });

  it('after a mutation that changed something', async () => {
    const member = await server.as('member');
    const { json } = await member.post('/api/graphql', { id: 'next', variables: {} });
    const { databaseId } = json.data.viewer.courseToContinue.nextLesson;
    const answer = await bothWays(member, { id: 'finish', variables: { id: databaseId } });
    expect(answer.json).toMatchObject({ data: { finishLesson: {} } });
  });

  it.each([
    ['application/json', 'application/json; charset=utf-8'],
    ['application/graphql-response+json', 'application/graphql-response+json; charset=utf-8'],
    ['text/html, */*', 'application/json; charset=utf-8'],
  ])('accepted as %s it is sent as %s', async (accept, type) => {
    const answer = await (await server.as('member')).post('/api/graphql', { id: 'person', variables: {} }, { accept });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.json.data.viewer.user.email).toBe('member@atlas.example');
  });

  it.each([
    ['nothing', '', 400],
    ['truncated JSON', '{"id":', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a number as the id', '{"id":1}', 400],
    ['more than the limit', JSON.stringify({ id: 'visitor', variables: { long: 'x'.repeat(300_000) } }), 413],
  ])('a body of %s is rejected', async (_what, body, status) => {
    const headers = { 'content-type': 'application/json', 'auth-provider': 'dbAuth' };
    const answer = await server.browser().send('/api/graphql', { method: 'POST', body, headers });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/ {4}at |node_modules/);
  });
});

describe('reads from a replica', () => {
  it.each([
    ['of a query after the session has been loaded', { id: 'person', variables: {} }, 1],
    ['of a mutation never', { id: 'finish', variables: { id: 999_999 } }, 0],
  ])('a replica is used for the data %s', async (_what, body, times) => {
    const member = await server.as('member');
    const { database } = server.app;
    const order: string[] = [];
    const reading = vi.spyOn(database, 'reading').mockImplementation(() => {
      order.push('replica');
      return database.db;
    });
    const stop = onStatement((text) => order.push(text.includes('"sessions"') ? 'session' : 'data'));
    await member.post('/api/graphql', body);
    stop();
    reading.mockRestore();
    expect(order.filter((what) => what === 'replica')).toHaveLength(times);
    expect(order.indexOf('session')).toBe(0);
    if (times > 0) expect(order.indexOf('replica')).toBeLessThan(order.indexOf('data'));
  });
});

describe("the app's own documents", () => {
  // Their complexity is not checked at each request. Each is checked here, with the largest pages
  // allowed.
  it.each(Object.entries(readPersisted()).filter(([, text]) => !text.startsWith('mutation')))('%s is within the limits', (_id, text) => {
    const largest = visit(parse(text), {
      Argument: (node) =>
        node.name.value === 'first' && node.value.kind === Kind.VARIABLE
          ? { ...node, value: { kind: Kind.INT, value: String(LIMITS.page) } }
          : undefined,
      // An item of a list may not be missing, unlike a whole value.
      ListValue: (node) => ({ ...node, values: node.values.filter(({ kind }) => kind !== Kind.VARIABLE) }),
      VariableDefinition: () => null,
    });
    const { complexity, depth, breadth } = complexityFromQuery(print(largest), { schema, variables: {} });
    expect(complexity).toBeLessThanOrEqual(LIMITS.complexity);
    expect(depth).toBeLessThanOrEqual(LIMITS.depth);
    expect(breadth).toBeLessThanOrEqual(LIMITS.breadth);
  });
});
