import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/testApp.ts';
import { testServer, type TestServer } from '../../testing/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { accessLevels } from '../access/tables.ts';
import { courses, lessons } from '../courses/tables.ts';
import { events } from '../events/tables.ts';
import { resources } from '../resources/tables.ts';

let server: TestServer;
let memberLevel = 0;
beforeAll(async () => {
  server = await testServer();
  const [level] = await server.app.database.db.select({ id: accessLevels.id }).from(accessLevels).where(eq(accessLevels.key, 'member'));
  memberLevel = level?.id ?? 0;
});
afterAll(() => server.close());

const admin = (query: string, variables?: Record<string, unknown>) => server.request('admin', query, variables);
const member = (query: string) => server.request('member', query);
const later = new Date(TEST_NOW.getTime() + 1);

const NAME = 'Zinnia';
const DAY = 'startDay: "2025-12-01", startTime: "7:00 PM", endDay: "2025-12-01", endTime: "8:00 PM", timeZone: "GMT+08:00 Singapore"';

/** A kind of content that opens for members by their access level. */
interface Kind {
  noun: 'Course' | 'Event' | 'Resource';
  table: typeof courses | typeof events | typeof resources;
  create: () => string;
  /** The fields by which a member could come across it, each an empty list or null for a draft. */
  found: (id: number) => string[];
}
const KINDS: Kind[] = [
  {
    noun: 'Course',
    table: courses,
    create: () => `createCourse(input: { name: "${NAME}", accessLevelIds: [${memberLevel}] }) { databaseId }`,
    found: (id) => [`course(databaseId: ${id}) { name }`, `myCourses(first: 50) { edges { node { databaseId } } }`],
  },
  {
    noun: 'Event',
    table: events,
    create: () => `createEvent(input: { name: "${NAME}", ${DAY}, place: "Manila", accessLevelIds: [${memberLevel}] }) { databaseId }`,
    found: (id) => [`event(databaseId: ${id}) { name }`, `myEvents(first: 50) { edges { node { databaseId } } }`],
  },
  {
    noun: 'Resource',
    table: resources,
    create: () =>
      `createResource(input: { name: "${NAME}", source: LINK, url: "https://example.com/", isPublic: true, forAffiliates: false, accessLevelIds: [${memberLevel}] }) { databaseId }`,
    found: (id) => [`resource(databaseId: ${id}) { name }`, `myResources(first: 50) { edges { node { databaseId } } }`],
  },
];

/** Whether a member comes across an item on its page, in their list and in the search. */
async function seen({ found }: Kind, id: number): Promise<boolean[]> {
  const [page = '', list = ''] = found(id);
  const { data } = await member(`{ viewer { page: ${page} list: ${list} } search: globalSearch(query: "${NAME}") { databaseId } }`);
  const { viewer, search } = data;
  return [
    viewer.page !== null,
    viewer.list.edges.some(({ node }: { node: { databaseId: number } }) => node.databaseId === id),
    search.some((hit: { databaseId: number }) => hit.databaseId === id),
  ];
}
const setPublishedAt = (table: Kind['table'], id: number, publishedAt: Date | null) =>
  server.app.database.db.update(table).set({ publishedAt }).where(eq(table.id, id));
const created = async ({ noun, create }: Kind): Promise<number> =>
  (await admin(`mutation { ${create()} }`)).data[`create${noun}`].databaseId;

describe.each(KINDS)('a new $noun', (kind) => {
  const { noun, table } = kind;

  it('is a draft: staff see it, members do not', async () => {
    const id = await created(kind);
    expect(await seen(kind, id)).toEqual([false, false, false]);
    const { data } = await admin(`{ viewer { it: ${kind.found(id)[0]} } search: globalSearch(query: "${NAME}") { databaseId } }`);
    expect(data.viewer.it).toEqual({ name: NAME });
    expect(data.search.map((hit: { databaseId: number }) => hit.databaseId)).toContain(id);
    await server.app.database.db.update(table).set({ name: 'Gone', archivedAt: TEST_NOW }).where(eq(table.id, id));
  });

  it.each([
    ['a millisecond before its time', later, false],
    ['at its time', TEST_NOW, true],
  ])('that is scheduled is shown to members %s: %#', async (_what, publishedAt, isSeen) => {
    const id = await created(kind);
    await setPublishedAt(table, id, publishedAt);
    expect(await seen(kind, id)).toEqual([isSeen, isSeen, isSeen]);
    await server.app.database.db.update(table).set({ name: 'Gone', archivedAt: TEST_NOW }).where(eq(table.id, id));
  });

  it('is found by staff by its publication', async () => {
    const id = await created(kind);
    const listed = async (publication: string) => {
      const list = `${noun.toLowerCase()}s`;
      const { data } = await admin(
        `{ viewer { ${list}(first: 100, filter: { publication: ${publication} }) { edges { node { databaseId publication } } } } }`,
      );
      return data.viewer[list].edges.filter(({ node }: { node: { databaseId: number } }) => node.databaseId === id).length;
    };
    const everywhere = async () => [await listed('DRAFT'), await listed('SCHEDULED'), await listed('PUBLISHED')];
    expect(await everywhere()).toEqual([1, 0, 0]);
    await setPublishedAt(table, id, later);
    expect(await everywhere()).toEqual([0, 1, 0]);
    await setPublishedAt(table, id, TEST_NOW);
    expect(await everywhere()).toEqual([0, 0, 1]);
  });
});

describe('publishing', () => {
  const PUBLISH =
    'mutation ($id: Int!, $input: PublishInput!) { it: publishResource(databaseId: $id, input: $input) { publication publishedAt revision } }';
  const [, , resource] = KINDS as [Kind, Kind, Kind];

  it('shows an item at once, repeats without an effect, and is undone by unpublishing', async () => {
    const id = await created(resource);
    const published = { publication: 'PUBLISHED', publishedAt: TEST_NOW.toISOString(), revision: 2 };
    expect((await admin(PUBLISH, { id, input: { when: 'NOW' } })).data.it).toEqual(published);
    expect((await admin(PUBLISH, { id, input: { when: 'NOW' } })).data.it).toEqual(published);
    const { data } = await admin(`mutation { it: unpublishResource(databaseId: ${id}) { publication publishedAt } }`);
    expect(data.it).toEqual({ publication: 'DRAFT', publishedAt: null });
    expect(await seen(resource, id)).toEqual([false, false, false]);
    const lines = await server.app.database.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectType, 'resource'), eq(auditEntries.subjectId, id)))
      .orderBy(auditEntries.id);
    expect(lines.map(({ action }) => action)).toEqual(['createResource', 'publishResource', 'unpublishResource']);
  });

  it('at a later time schedules an item, at another one moves it, and now shows it', async () => {
    const id = await created(resource);
    const at = async (input: object) => (await admin(PUBLISH, { id, input })).data.it.publishedAt;
    expect(await at({ when: 'LATER', day: '2025-12-01', time: '9:00 AM' })).toBe('2025-12-01T01:00:00.000Z');
    expect(await at({ when: 'LATER', day: '2025-12-02', time: '9:00 AM' })).toBe('2025-12-02T01:00:00.000Z');
    expect(await at({ when: 'NOW' })).toBe(TEST_NOW.toISOString());
  });

  it.each<[string, object, string, Partial<typeof resources.$inferInsert>?]>([
    ['in the past', { when: 'LATER', day: '2025-01-01', time: '9:00 AM' }, 'BAD_USER_INPUT'],
    ['a published item later', { when: 'LATER', day: '2025-12-01', time: '9:00 AM' }, 'CONFLICT', { publishedAt: TEST_NOW }],
    ['an archived item', { when: 'NOW' }, 'CONFLICT', { archivedAt: TEST_NOW }],
    ['a resource without its file', { when: 'NOW' }, 'CONFLICT', { url: null, kind: 'document', awaitsFile: true }],
  ])('is refused: %s', async (_what, input, code, values = {}) => {
    const id = await created(resource);
    if (Object.keys(values).length > 0) await server.app.database.db.update(resources).set(values).where(eq(resources.id, id));
    const { errors } = await admin(PUBLISH, { id, input });
    expect(errors[0].extensions.code).toBe(code);
    const [row] = await server.app.database.db.select().from(resources).where(eq(resources.id, id));
    expect(row?.publishedAt ?? null).toEqual(values.publishedAt ?? null);
  });

  it('of a public resource opens its page to visitors', async () => {
    const id = await created(resource);
    const open = async () => (await server.browser().graphql(`{ publicResource(databaseId: ${id}) { name } }`)).json.data.publicResource;
    expect(await open()).toBeNull();
    await admin(PUBLISH, { id, input: { when: 'NOW' } });
    expect(await open()).toEqual({ name: NAME });
  });
});

describe('the lessons of a course', () => {
  /** A course that opens for members, with a draft of each kind: text, and without its content. */
  async function course(): Promise<{ id: number; ready: number; empty: number }> {
    const [first] = KINDS;
    const id = await created(first as Kind);
    const { data } = await admin(`mutation { it: createUnit(courseId: ${id}, input: { name: "Unit" }) { units { databaseId } } }`);
    const unitId = data.it.units[0].databaseId;
    const lesson = async (body: string) =>
      (await admin(`mutation { it: createLesson(input: { unitId: ${unitId}, name: "Text", type: TEXT, body: "${body}" }) { databaseId } }`))
        .data.it.databaseId;
    const ready = await lesson('Read this.');
    const empty = await lesson('Not yet.');
    await server.app.database.db.update(lessons).set({ body: '' }).where(eq(lessons.id, empty));
    return { id, ready, empty };
  }
  const publish = (id: number, withDrafts: boolean) =>
    admin(`mutation { it: publishCourse(databaseId: ${id}, input: { when: NOW }, withDrafts: ${withDrafts}) { publication } }`);
  const outline = async (key: string, id: number) => {
    const { data } = await server.request(
      key,
      `{ viewer { course(databaseId: ${id}) { lessonCount progress { totalLessons } units { lessons { databaseId } } nextLesson { databaseId } } } }`,
    );
    const { lessonCount, progress, units, nextLesson } = data.viewer.course;
    const listed = units.flatMap(({ lessons: of }: { lessons: { databaseId: number }[] }) => of.map(({ databaseId }) => databaseId));
    return [lessonCount, progress.totalLessons, listed, nextLesson?.databaseId ?? null];
  };

  it('are published with it, except those without content', async () => {
    const { id, ready, empty } = await course();
    const checks = await admin(`{ viewer { course(databaseId: ${id}) { draftLessonCount publishChecks { key text isMet } } } }`);
    expect(checks.data.viewer.course.draftLessonCount).toBe(1);
    expect(checks.data.viewer.course.publishChecks[0]).toEqual({ key: 'contents', text: 'Members see 1 of 2 lessons.', isMet: true });
    expect((await publish(id, true)).data.it).toEqual({ publication: 'PUBLISHED' });
    expect(await outline('member', id)).toEqual([1, 1, [ready], ready]);
    expect(await outline('admin', id)).toEqual([2, 2, [ready, empty], ready]);
  });

  it('must not all stay drafts', async () => {
    const { id, ready } = await course();
    const { errors } = await publish(id, false);
    expect([errors[0].extensions.code, errors[0].message]).toEqual(['CONFLICT', 'Publish at least one of its lessons.']);
    await admin(`mutation { publishLesson(databaseId: ${ready}, input: { when: NOW }) { publication } }`);
    expect((await publish(id, false)).data.it).toEqual({ publication: 'PUBLISHED' });
  });

  it('that are drafts do not open for members', async () => {
    const { id, ready, empty } = await course();
    await publish(id, true);
    const open = async (lessonId: number) =>
      (await member(`{ viewer { lesson(databaseId: ${lessonId}) { name content { body } } } }`)).data.viewer.lesson;
    expect(await open(ready)).toMatchObject({ name: 'Text' });
    expect(await open(empty)).toBeNull();
    const { errors } = await member(`mutation { finishLesson(lessonId: ${empty}) { id } }`);
    expect(errors[0].extensions.code).toBe('NOT_FOUND');
    await admin(`mutation { unpublishLesson(databaseId: ${ready}) { publication } }`);
    expect(await open(ready)).toBeNull();
    expect(await outline('member', id)).toEqual([0, 0, [], null]);
  });
});

describe('the audience in the checklist', () => {
  it('counts the people for whom the item would open', async () => {
    const id = await created(KINDS[0] as Kind);
    const { data } = await admin(`{ viewer { course(databaseId: ${id}) { publishChecks { key text } } } }`);
    const audience = data.viewer.course.publishChecks.find(({ key }: { key: string }) => key === 'audience');
    const { rows } = await server.app.database.db.execute<{ people: number }>(
      `select count(distinct u.id)::int as people from users u join user_access_levels l on l.user_id = u.id
        where u.archived_at is null and l.access_level_id = ${memberLevel}`,
    );
    expect(rows[0]?.people).toBeGreaterThan(100);
    expect(audience.text).toBe(`${rows[0]?.people} people get it (Member), and no one else.`);
  });

  it('is not shown to people who may not publish', async () => {
    const [course] = await server.app.database.db.select().from(courses).limit(1);
    const { errors } = await server.request('member', `{ viewer { course(databaseId: ${course?.id}) { publishChecks { text } } } }`);
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  });
});
