import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../testing/testServer.ts';

// A known document that the app sends by id bypasses Yoga. Its failures are the same.
describe.each([
  ['as a text', false],
  ['as a known document', true],
])('%s', (_way, asKnown) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ asKnown });
  });
  afterAll(() => server.close());

  const CREATE = 'mutation ($input: CourseInput!) { createCourse(input: $input) { databaseId accessLevels { databaseId } } }';
  const create = (input: Record<string, unknown>) =>
    server.request('admin', CREATE, { input: { name: 'A', accessLevelIds: [], ...input } });
  const first = (answer: { errors: { message: string; extensions: Record<string, unknown> }[] }) => answer.errors[0];

  describe('bad input has a code and a message', () => {
    it.each([
      ['not base64', '%%%'],
      ['nothing', ''],
      ['not a number', btoa('User:abc')],
      ['a number too long', btoa('User:9999999999999999')],
      ['a negative number', btoa('User:-1')],
      ['no type', btoa('12')],
      ['U+0000', btoa('User:1\u0000')],
    ])('a global id that is %s', async (_what, id) => {
      const answer = await server.request('admin', 'query ($id: ID!) { node(id: $id) { id } }', { id });
      expect(first(answer)).toMatchObject({ message: 'This id is not valid.', extensions: { code: 'BAD_USER_INPUT' } });
      expect(answer.data).toEqual({ node: null });
    });

    it('a global id of an unknown type is rejected', async () => {
      const answer = await server.request('admin', 'query ($id: ID!) { node(id: $id) { id } }', { id: btoa('Nothing:1') });
      expect(answer.data?.node ?? null).toBeNull();
      expect(first(answer)?.extensions['code']).not.toBe('INTERNAL_SERVER_ERROR');
    });

    it.each(['2025-02-31', 'yesterday', '2025-13-01', '31-01-2025', '2025-1-1', ''])('the invalid day %j in a filter', async (day) => {
      const lists = [
        ['members', 'createdFrom', 'admin'],
        ['auditEntries', 'from', 'admin'],
        ['subscriptions', 'expiringFrom', 'admin'],
        ['orders', 'createdTo', 'admin'],
      ] as const;
      for (const [list, field, as] of lists) {
        const answer = await server.request(as, `{ viewer { ${list}(first: 1, filter: { ${field}: "${day}" }) { totalCount } } }`);
        expect(first(answer)).toMatchObject({ message: 'Enter a day like 2025-11-30.', extensions: { code: 'BAD_USER_INPUT' } });
      }
    });

    it('a week that is not a day', async () => {
      const answer = await server.request('admin', '{ viewer { checkIns(first: 1, filter: { week: "soon" }) { totalCount } } }');
      expect(first(answer)).toMatchObject({ message: 'Enter a day like 2025-11-30.', extensions: { code: 'BAD_USER_INPUT' } });
    });

    it.each(['members', 'courses', 'orders'])('except U+0000 in a search of %s, which is dropped', async (list) => {
      const query = `query ($search: String!) { viewer { ${list}(first: 1, filter: { search: $search }) { totalCount } } }`;
      const answer = await server.request('admin', query, { search: 'abc\u0000def' });
      expect(answer).toMatchObject({ data: { viewer: { [list]: { totalCount: 0 } } } });
    });

    it('U+0000 in a form', async () => {
      expect(first(await create({ name: 'a\u0000b' }))?.extensions['code']).toBe('BAD_USER_INPUT');
    });

    it('an author and an access level that do not exist, at their fields', async () => {
      expect(first(await create({ authorId: 999_999 }))).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fieldErrors: { authorId: 'This author no longer exists.' } },
      });
      expect(first(await create({ accessLevelIds: [999_999] }))).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fieldErrors: { accessLevelIds: 'One of the access levels no longer exists.' } },
      });
    });

    it('a repeated access level counts once', async () => {
      const { data } = await create({ accessLevelIds: [2, 2] });
      expect(data.createCourse.accessLevels).toEqual([{ databaseId: 2 }]);
    });

    it.each([
      ['updateCourse', 'updateCourse(databaseId: 999999, revision: 1, input: { name: "A", accessLevelIds: [] }) { id }'],
      ['updateUnit', 'updateUnit(databaseId: 999999, revision: 1, input: { name: "A" }) { id }'],
      ['updateLesson', 'updateLesson(databaseId: 999999, revision: 1, input: { unitId: 1, name: "A", type: TEXT }) { id }'],
      ['setStageArchived', 'setStageArchived(databaseId: 999999, archived: true) { id }'],
      ['removeLessonFile', 'removeLessonFile(databaseId: 999999) { id }'],
      ['finishLesson', 'finishLesson(lessonId: 999999) { id }'],
    ])('%s of a record that does not exist', async (_name, call) => {
      expect(first(await server.request('admin', `mutation { ${call} }`))?.extensions['code']).toBe('NOT_FOUND');
    });

    it('a unit of a course that does not exist', async () => {
      const answer = await server.request('admin', 'mutation { createUnit(courseId: 999999, input: { name: "A" }) { id } }');
      expect(first(answer)).toMatchObject({ message: 'This course no longer exists.', extensions: { code: 'NOT_FOUND' } });
    });
  });

  describe('every failure contains the id of its request', () => {
    const sent = async (query: string, variables: Record<string, unknown> = {}) => (await server.as('admin')).graphql(query, variables);

    it.each([
      ['a rejected argument', '{ node(id: "x") { id } }'],
      ['a document that does not parse', '{ viewer {'],
      ['a field that does not exist', '{ viewer { nothing } }'],
      ['a missing variable', 'query ($id: ID!) { node(id: $id) { id } }'],
    ])('%s', async (_what, query) => {
      const answer = await sent(query);
      const requestId = answer.headers.get('x-request-id');
      expect(answer.json.errors.length).toBeGreaterThan(0);
      expect(answer.json.errors.map(({ extensions }: { extensions: { requestId: string } }) => extensions.requestId)).toEqual(
        answer.json.errors.map(() => requestId),
      );
    });

    // The complexity of the app's own documents is checked by a test.
    it.runIf(!asKnown)('a request that is too complex', async () => {
      const query =
        '{ viewer { courses(first: 100) { edges { node { units { lessons { content { files { lesson { content { body } } } } } } } } } } }';
      const answer = await sent(query);
      expect(answer.json.errors[0]).toMatchObject({
        message: 'This request asks for too much at once.',
        extensions: { requestId: answer.headers.get('x-request-id') },
      });
    });

    it('an internal failure, without any detail', async () => {
      const { db } = server.app.database;
      await db.execute(sql`alter table products rename to products_away`);
      try {
        const answer = await sent('{ products { name } }');
        expect(answer.json.errors[0]).toMatchObject({
          message: 'Something went wrong, try again',
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: answer.headers.get('x-request-id') },
        });
        expect(answer.text).not.toMatch(/products_away|relation|select/i);
      } finally {
        await db.execute(sql`alter table products_away rename to products`);
      }
    });
  });
});
