import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../testing/testServer.ts';
import { auditEntries } from '../modules/audit/tables.ts';
import { courses } from '../modules/courses/tables.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { forgetOldKeys } from './idempotency.ts';
import { idempotencyKeys } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const CREATE =
  'mutation ($input: CourseInput!, $key: String) { it: createCourse(input: $input, idempotencyKey: $key) { databaseId name } }';
const send = (name: string, key: string | null, as = 'admin') => server.request(as, CREATE, { input: { name, accessLevelIds: [] }, key });
const named = (name: string) => server.app.database.db.$count(courses, sql`${courses.name} = ${name}`);

describe('a mutation repeated with the same key', () => {
  it('runs once and returns the same result', async () => {
    const first = await send('Once', 'a-key-of-sixteen');
    const second = await send('Once', 'a-key-of-sixteen');
    expect(second.data.it).toEqual(first.data.it);
    expect(await named('Once')).toBe(1);
    const lines = await server.app.database.db.$count(auditEntries, sql`${auditEntries.after} ->> 'name' = 'Once'`);
    expect(lines).toBe(1);
  });

  it('waits for the first while that still runs', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('At once', 'five-taps-at-once')));
    expect(new Set(answers.map(({ data }) => data.it.databaseId)).size).toBe(1);
    expect(await named('At once')).toBe(1);
  });

  it('is rejected with another input', async () => {
    await send('Mine', 'the-same-key-twice');
    const { errors } = await send('Another', 'the-same-key-twice');
    expect(errors[0].extensions.code).toBe('CONFLICT');
    expect(await named('Another')).toBe(0);
  });

  it('is rejected as another mutation', async () => {
    const [level] = (
      await server.request('admin', '{ viewer { courses(first: 1) { edges { node { databaseId units { databaseId } } } } } }')
    ).data.viewer.courses.edges;
    await send('Kind', 'one-key-two-kinds!');
    const unit =
      'mutation ($id: Int!, $key: String) { createUnit(courseId: $id, input: { name: "U" }, idempotencyKey: $key) { databaseId } }';
    const { errors } = await server.request('admin', unit, { id: level.node.databaseId, key: 'one-key-two-kinds!' });
    expect(errors[0].extensions.code).toBe('CONFLICT');
  });

  it('runs for each of two people, because keys are per person', async () => {
    await send('Shared key', 'a-key-two-people-use');
    // multi@ has the level of a coach as well. Only admins create courses, so this makes a second
    // admin of them.
    await server.app.database.db.execute(
      sql`insert into user_access_levels (user_id, access_level_id, created_at) select u.id, l.id, '2025-11-01' from users u, access_levels l where u.email = 'multi@atlas.example' and l.key = 'admin'`,
    );
    const multi = await server.as('multi');
    const [{ id }] = (await server.app.database.db.execute<{ id: number }>(sql`select id from access_levels where key = 'admin'`)).rows as [
      { id: number },
    ];
    await multi.graphql(`mutation { switchRole(accessLevelId: ${id}) }`);
    expect((await send('Shared key', 'a-key-two-people-use', 'multi')).errors).toBeUndefined();
    expect(await named('Shared key')).toBe(2);
  });

  it('runs again after a failure', async () => {
    const failing = await server.request('admin', CREATE, {
      input: { name: 'Fails first', accessLevelIds: [999_999] },
      key: 'fails-then-succeeds',
    });
    expect(failing.errors[0].extensions.fieldErrors).toEqual({ accessLevelIds: 'One of the access levels no longer exists.' });
    expect((await send('Fails first', 'fails-then-succeeds')).errors).toBeUndefined();
    expect(await named('Fails first')).toBe(1);
  });

  it.each(['short', 'x'.repeat(101)])('with the key %j is rejected', async (key) => {
    expect((await send('Bad key', key)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('runs again after 24 hours', async () => {
    await send('Daily', 'the-key-of-yesterday');
    server.app.setNow(new Date(TEST_NOW.getTime() + 86_400_000));
    await send('Daily', 'the-key-of-yesterday');
    expect(await named('Daily')).toBe(1);
    server.app.setNow(new Date(TEST_NOW.getTime() + 86_400_001));
    await send('Daily', 'the-key-of-yesterday');
    expect(await named('Daily')).toBe(2);
    server.app.setNow(TEST_NOW);
  });
});

it('runs two mutations in one document as two changes, the second seeing the first', async () => {
  const created = (await send('Two in one', null)).data.it.databaseId;
  const two = `mutation ($id: Int!) {
    one: updateCourse(databaseId: $id, revision: 1, input: { name: "First", accessLevelIds: [] }) { name revision }
    two: updateCourse(databaseId: $id, revision: 2, input: { name: "Second", accessLevelIds: [] }) { name revision }
    three: updateCourse(databaseId: $id, revision: 2, input: { name: "Third", accessLevelIds: [] }) { name }
  }`;
  const { data, errors } = await server.request('admin', two, { id: created });
  expect(errors.map(({ path, extensions }: { path: string[]; extensions: { code: string } }) => [path[0], extensions.code])).toEqual([
    ['three', 'STALE'],
  ]);
  // The fields are not nullable, so the document has no data. The first mutation has still been
  // committed.
  expect(data).toBeNull();
  const [row] = await server.app.database.db
    .select()
    .from(courses)
    .where(sql`${courses.id} = ${created}`);
  expect(row).toMatchObject({ name: 'Second', revision: 3 });
});

it('removes old keys and keeps recent ones', async () => {
  const { db } = server.app.database;
  await db.delete(idempotencyKeys);
  const kept = (age: number, key: string) => ({
    key,
    action: 'x',
    inputHash: Buffer.alloc(32),
    createdAt: new Date(TEST_NOW.getTime() - age),
  });
  await db.insert(idempotencyKeys).values([kept(86_400_001, 'old'), kept(86_400_001, 'older'), kept(86_400_000, 'just')]);
  expect(await forgetOldKeys(db, TEST_NOW, 1)).toBe(1);
  expect(await forgetOldKeys(db, TEST_NOW, 1000)).toBe(1);
  expect((await db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['just']);
});
