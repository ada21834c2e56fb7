import { AUDIT_ACTION_NAMES, AUDIT_KINDS } from '@atlas/domain/audit';
import { asc, eq, isNotNull, max, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onStatement } from '../../db/pool.ts';
import { MUTATION_CASES } from '../../registry/mutationCases.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { accessLevels, userAccessLevels } from '../access/tables.ts';
import { courses, units } from '../courses/tables.ts';
import { bulkJobs } from '../jobs/tables.ts';
import { stages, tasks } from '../stages/tables.ts';
import { users } from '../users/tables.ts';
import { auditEntries } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const db = () => server.app.database.db;
const fullNameOf = async (id: number) => {
  const [person] = await db().select().from(users).where(eq(users.id, id));
  return `${person?.firstName} ${person?.lastName}`;
};

type Entry = typeof auditEntries.$inferInsert;

/** Adds entries of one request, made by the administrator unless they name another actor. */
async function add(requestId: string, entries: readonly Partial<Entry>[]): Promise<void> {
  const actorId = await server.idOf('admin');
  await db()
    .insert(auditEntries)
    .values(entries.map((entry) => ({ at: TEST_NOW, actorId, action: 'updateCourse', subjectType: 'course', requestId, ...entry })));
}

const QUERY = `query ($filter: AuditEntriesFilter) { viewer { auditEntries(first: 50, filter: $filter) { totalCount edges { node {
  databaseId action subjectType subjectId summary subject { name pageId isGone } references { kind databaseId name } } } } } }`;

async function find(browser: Browser, filter: object) {
  const { json } = await browser.graphql(QUERY, { filter });
  if (json.errors) throw new Error(json.errors[0].message);
  // Each test knows the fields it selects.
  return (json.data.viewer.auditEntries.edges as { node: Record<string, unknown> }[]).map(({ node }) => node);
}

const request = (number: number) => `3f2b8c1e-5d4a-4f6b-9c8d-0000000000${number}`;

describe('the record of an audit entry', () => {
  it('is named, with the id of its page', async () => {
    const personId = await server.idOf('member');
    const [course] = await db().select().from(courses).orderBy(asc(courses.id)).limit(1);
    const [unit] = await db().select().from(units).orderBy(asc(units.id)).limit(1);
    const [task] = await db()
      .select({ id: tasks.id, title: tasks.title, stageId: tasks.stageId })
      .from(tasks)
      .innerJoin(stages, eq(stages.id, tasks.stageId))
      .limit(1);
    const [level] = await db().select().from(accessLevels).where(eq(accessLevels.key, 'coach'));
    await add(request(10), [
      { subjectId: course?.id ?? 0 },
      { subjectType: 'unit', subjectId: unit?.id ?? 0 },
      { subjectType: 'task', subjectId: task?.id ?? 0 },
      { subjectType: 'access level', subjectId: level?.id ?? 0 },
      { subjectType: 'user', subjectId: personId },
      { subjectType: 'settings', subjectId: 1 },
    ]);
    const found = await find(await server.as('admin'), { search: request(10) });
    const subjects = new Map(found.map(({ subjectType, subject }) => [subjectType as string, subject]));
    expect(Object.fromEntries(subjects)).toEqual({
      course: { name: course?.name, pageId: String(course?.id), isGone: false },
      unit: { name: unit?.name, pageId: String(unit?.courseId), isGone: false },
      task: { name: task?.title, pageId: String(task?.stageId), isGone: false },
      'access level': { name: level?.name, pageId: 'coach', isGone: false },
      user: { name: await fullNameOf(personId), pageId: String(personId), isGone: false },
      settings: { name: null, pageId: null, isGone: false },
    });
  });

  it('is gone when it no longer exists, and named by what the entry recorded', async () => {
    await add(request(11), [
      { action: 'updateUnit', subjectType: 'unit', subjectId: 999_999 },
      { action: 'removeUnit', subjectType: 'unit', subjectId: 999_998, before: { name: 'Mindset' } },
    ]);
    const found = await find(await server.as('admin'), { search: request(11) });
    expect(found.map(({ subject }) => subject)).toEqual([
      { name: 'Mindset', pageId: null, isGone: true },
      { name: null, pageId: null, isGone: true },
    ]);
  });

  it('names the records that its values refer to', async () => {
    const [coach, member] = [await server.idOf('coach'), await server.idOf('member')];
    await add(request(12), [
      { subjectType: 'stage', subjectId: 1, before: { reviewerIds: [coach, 999_999] }, after: { reviewerIds: [member], number: 3 } },
    ]);
    const [entry] = await find(await server.as('admin'), { search: request(12) });
    expect(entry?.['references']).toEqual([
      { kind: 'user', databaseId: coach, name: await fullNameOf(coach) },
      { kind: 'user', databaseId: member, name: await fullNameOf(member) },
    ]);
  });

  it('states changed settings in words', async () => {
    await add(request(13), [
      {
        action: 'updateSettings',
        subjectType: 'settings',
        subjectId: 1,
        before: { 'expiry-grace-days': '14' },
        after: { 'expiry-grace-days': '21' },
      },
    ]);
    const [entry] = await find(await server.as('admin'), { search: request(13) });
    expect(entry?.['summary']).toBe('Grace after the expiry: from 14 days to 21 days');
  });

  it('is read in one statement for all kinds of a page', async () => {
    await add(request(14), [
      { subjectId: 1 },
      { subjectType: 'unit', subjectId: 1 },
      { subjectType: 'lesson', subjectId: 201 },
      { subjectType: 'user', subjectId: 3 },
      { subjectType: 'event', subjectId: 1 },
    ]);
    const browser = await server.as('admin');
    await find(browser, { search: request(14) });
    let named = 0;
    const stop = onStatement((text) => {
      if (text.includes('"pageId"')) named++;
    });
    try {
      expect(await find(browser, { search: request(14) })).toHaveLength(5);
    } finally {
      stop();
    }
    expect(named).toBe(1);
  });

  it('is not named for readers who do not see the person', async () => {
    const [level] = await db()
      .insert(accessLevels)
      .values({
        createdAt: TEST_NOW,
        key: 'audit-reader',
        name: 'Audit reader',
        role: 'coach',
        pageAccess: { infoLogsReport: true },
        functionAccess: {},
      })
      .returning({ id: accessLevels.id });
    const readerId = await server.idOf('non-member');
    const otherId = await server.idOf('member');
    await db().delete(userAccessLevels).where(eq(userAccessLevels.userId, readerId));
    await db()
      .insert(userAccessLevels)
      .values({ createdAt: TEST_NOW, userId: readerId, accessLevelId: level?.id ?? 0 });
    await add(request(15), [
      {
        actorId: readerId,
        action: 'updateUser',
        subjectType: 'user',
        subjectId: readerId,
        after: { managerId: otherId, authorId: readerId },
      },
      { actorId: readerId, action: 'updateUser', subjectType: 'user', subjectId: otherId },
      { action: 'updateUser', subjectType: 'user', subjectId: readerId },
    ]);
    const name = await fullNameOf(readerId);
    const found = await find(await server.as('non-member'), { search: request(15) });
    expect(found.map(({ subject, references }) => ({ subject, references }))).toEqual([
      { subject: { name: null, pageId: null, isGone: false }, references: [] },
      { subject: { name, pageId: String(readerId), isGone: false }, references: [{ kind: 'user', databaseId: readerId, name }] },
    ]);
  });
});

describe('previews of bulk changes', () => {
  /** Adds a preview and returns its id; applied ones have a second entry. */
  async function preview(number: number, isApplied: boolean): Promise<number> {
    const [last] = await db()
      .select({ id: max(bulkJobs.id) })
      .from(bulkJobs);
    const id = (last?.id ?? 0) + 1000 + number;
    await add(request(number), [
      { action: 'previewBulkJob', subjectType: 'bulk job', subjectId: id },
      ...(isApplied ? [{ action: 'applyBulkJob', subjectType: 'bulk job', subjectId: id }] : []),
    ]);
    return id;
  }
  const actions = async (filter: object) => (await find(await server.as('admin'), filter)).map(({ action }) => action as string);

  it('are hidden unless they were applied', async () => {
    await preview(20, false);
    await preview(21, true);
    expect(await actions({ search: request(20) })).toEqual([]);
    expect(await actions({ search: request(21) })).toEqual(['applyBulkJob', 'previewBulkJob']);
  });

  it.each<[string, number, (id: number) => object]>([
    ['requested', 31, () => ({ previews: true })],
    ['named by their action', 32, () => ({ action: ['previewBulkJob', 'updateCourse'] })],
    ['named by their record', 33, (subjectId) => ({ subjectType: ['bulk job'], subjectId })],
  ])('are listed when they are %s', async (_what, number, filterOf) => {
    const id = await preview(number, false);
    expect(await actions({ search: request(number), ...filterOf(id) })).toEqual(['previewBulkJob']);
  });

  it('open by their number', async () => {
    const number = 22;
    await preview(number, false);
    const [hidden] = await find(await server.as('admin'), { search: request(number), previews: true });
    const { json } = await (
      await server.as('admin')
    ).graphql(`{ viewer { auditEntry(databaseId: ${Number(hidden?.['databaseId'])}) { action } } }`);
    expect(json.data.viewer.auditEntry.action).toBe('previewBulkJob');
  });
});

describe('filters with several values', () => {
  it('list the entries of each action and each kind', async () => {
    await add(request(60), [
      { action: 'createCourse' },
      { action: 'updateCourse' },
      { action: 'archiveCourse' },
      { action: 'createCourse', subjectType: 'unit' },
    ]);
    const browser = await server.as('admin');
    const found = await find(browser, { search: request(60), action: ['createCourse', 'archiveCourse'], subjectType: ['course'] });
    expect(found.map(({ action }) => action)).toEqual(['archiveCourse', 'createCourse']);
  });
});

it('every audited mutation has words and a kind to filter by', () => {
  const entries = MUTATION_CASES.flatMap((cases) => Object.values(cases)).map(({ audited }) => audited);
  const written = entries.flatMap((entry) => ('subjectType' in entry ? [entry] : []));
  expect(written.length).toBeGreaterThan(60);
  expect(written.filter(({ action }) => !AUDIT_ACTION_NAMES.includes(action))).toEqual([]);
  expect(written.filter(({ subjectType }) => !AUDIT_KINDS.includes(subjectType))).toEqual([]);
});

it('every kind that the demo data contains can be filtered by', async () => {
  const kinds = await db()
    .selectDistinct({ kind: auditEntries.subjectType })
    .from(auditEntries)
    .where(isNotNull(sql`${auditEntries.subjectId}`));
  expect(kinds.map(({ kind }) => kind).filter((kind) => !AUDIT_KINDS.includes(kind))).toEqual([]);
});
