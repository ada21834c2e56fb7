import { eventDayText } from '@atlas/domain/events';
import {
  LIST_CHANGED,
  MAY_NO_LONGER,
  PREVIEW_TOO_OLD,
  ROW_CHANGED,
  ROW_CHANGED_SINCE,
  ROW_GONE,
  TOO_MANY_SELECTED,
  UNDO_TOO_LATE,
} from '@atlas/domain/jobs';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inList } from '../../../db/inList.ts';
import { JOBS } from '../../../registry/jobs.ts';
import { codeOf, testServer, type TestServer } from '../../../testing/testServer.ts';
import { TEST_NOW } from '../../../testing/testApp.ts';
import { auditEntries } from '../../audit/tables.ts';
import { COURSE_LIST } from '../../courses/repo.ts';
import { courses } from '../../courses/tables.ts';
import { events } from '../../events/tables.ts';
import { bulkJobRows, bulkJobs } from '../tables.ts';
import { runBulkJob } from './runBulkJob.ts';

const HOUR = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.queues.open(JOBS);
});
afterAll(() => server.close());
beforeEach(() => server.app.setNow(TEST_NOW));

interface Job {
  databaseId: number;
  state: string;
  problem: string | null;
  total: number;
  changed: number;
  skipped: number;
  failed: number;
  undone: number;
  kept: number;
  canUndo: boolean;
  skips: { message: string; rows: number }[];
}
const JOB = 'databaseId state problem total changed skipped failed undone kept canUndo skips { message rows }';
const PREVIEW = `mutation ($operation: BulkOperation!, $input: JSON!, $selection: BulkSelection!) {
  it: previewBulkJob(operation: $operation, input: $input, selection: $selection) { ${JOB} } }`;

interface Previewed {
  operation: string;
  input?: object;
  selection: { list: string; search?: string; ids?: number[] };
}
const tryPreview = (key: string, { operation, input = {}, selection }: Previewed) =>
  server.request(key, PREVIEW, { operation, input, selection: { search: '', ...selection } });
const preview = async (requested: Previewed, key = 'admin'): Promise<Job> => (await tryPreview(key, requested)).data.it;
const command = (name: string, id: number, key = 'admin') =>
  server.request(key, `mutation ($id: Int!) { it: ${name}BulkJob(databaseId: $id) { ${JOB} } }`, { id });
const run = (id: number, signal = new AbortController().signal) => runBulkJob(server.app, crypto.randomUUID(), id, signal);
const read = async (id: number): Promise<Job> =>
  (await server.request('admin', `query ($id: Int!) { viewer { bulkJob(databaseId: $id) { ${JOB} } } }`, { id })).data.viewer.bulkJob;

/** Applies a preview and waits for its end. */
async function apply(id: number, key = 'admin'): Promise<Job> {
  expect(codeOf(await command('apply', id, key))).toBeUndefined();
  await run(id);
  return read(id);
}
async function undo(id: number, key = 'admin'): Promise<Job> {
  expect(codeOf(await command('undo', id, key))).toBeUndefined();
  await run(id);
  return read(id);
}
interface Row {
  subjectId: number;
  name: string | null;
  state: string;
  was: string | null;
  becomes: string | null;
  message: string | null;
}
async function rowsOf(id: number): Promise<Row[]> {
  const ROWS = `query ($id: Int!) { viewer { bulkJob(databaseId: $id) { rows(first: 50) { edges { node { subjectId name state was becomes message } } } } } }`;
  const { edges } = (await server.request('admin', ROWS, { id })).data.viewer.bulkJob.rows;
  return edges.map(({ node }: { node: Row }) => node);
}

/** Adds courses of one test, which a search by name finds. */
let made = 0;
async function newCourses(count: number): Promise<{ name: string; ids: number[]; selection: { list: string; search: string } }> {
  const name = `Bulkset${++made}`;
  const values = Array.from({ length: count }, (_none, n) => ({ name: `${name} ${n}`, createdAt: new Date(TEST_NOW.getTime() + n) }));
  const rows = await server.app.database.db.insert(courses).values(values).returning({ id: courses.id });
  return { name, ids: rows.map(({ id }) => id), selection: { list: 'courses', search: `q=${name}` } };
}
const coursesOf = (ids: number[]) => server.app.database.db.select().from(courses).where(inList(courses.id, ids)).orderBy(asc(courses.id));
const archivedOf = async (ids: number[]) => (await coursesOf(ids)).map(({ archivedAt }) => archivedAt !== null);
const linesOf = (action: string, ids: number[]) =>
  server.app.database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, action), inList(auditEntries.subjectId, ids)))
    .orderBy(auditEntries.id);

describe('the name of a record', () => {
  it('is that of the event with the day of its next date', async () => {
    const { db } = server.app.database;
    const startsAt = new Date(TEST_NOW.getTime() + 24 * HOUR);
    const endsAt = new Date(startsAt.getTime() + HOUR);
    const [event] = await db
      .insert(events)
      .values({ name: 'Coaching circle', startsAt, endsAt, overAt: endsAt, createdAt: TEST_NOW, publishedAt: TEST_NOW })
      .returning({ id: events.id });
    const job = await preview({ operation: 'ARCHIVE_EVENTS', selection: { list: 'events', ids: [event?.id ?? 0] } });
    const { data } = await server.request(
      'admin',
      'query ($id: Int!) { viewer { bulkJob(databaseId: $id) { rows(first: 5) { edges { node { name } } } } } }',
      { id: job.databaseId },
    );
    const names = data.viewer.bulkJob.rows.edges.map(({ node }: { node: { name: string } }) => node.name);
    expect(names).toEqual([`Coaching circle · ${eventDayText(startsAt, TEST_NOW)}`]);
    await db.delete(events).where(eq(events.id, event?.id ?? 0));
  });
});

describe('a preview', () => {
  it('contains the planned change of each record, in the order of the list, and changes nothing', async () => {
    const { ids, selection } = await newCourses(3);
    await server.app.database.db
      .update(courses)
      .set({ archivedAt: TEST_NOW })
      .where(eq(courses.id, ids[1] ?? 0));
    const job = await preview({ operation: 'ARCHIVE_COURSES', selection });
    expect(job).toMatchObject({ state: 'PREVIEWED', total: 2, changed: 0, skipped: 0, skips: [] });
    expect((await rowsOf(job.databaseId)).map(({ subjectId, was, becomes, state }) => [subjectId, was, becomes, state])).toEqual([
      [ids[2], 'In use', 'Archived', 'WAITING'],
      [ids[0], 'In use', 'Archived', 'WAITING'],
    ]);
    expect(await archivedOf(ids)).toEqual([false, true, false]);
  });

  it('of individually selected records skips those that are not in the list, with the reason', async () => {
    const { ids, selection } = await newCourses(3);
    const [first = 0, second = 0] = ids;
    await server.app.database.db.update(courses).set({ archivedAt: TEST_NOW }).where(eq(courses.id, second));
    const job = await preview({ operation: 'ARCHIVE_COURSES', selection: { ...selection, ids: [first, second, first, 999_999] } });
    expect(job).toMatchObject({ total: 3, skipped: 2, skips: [{ message: ROW_GONE, rows: 2 }] });
    expect((await rowsOf(job.databaseId)).map(({ subjectId, name }) => [subjectId, name])).toEqual([
      [first, expect.stringContaining(' 0')],
      [second, expect.stringContaining(' 1')],
      [999_999, null],
    ]);
  });

  it('is rejected for an empty selection, too many selected ids, and an unsupported list', async () => {
    const [none, many, foreign] = [
      await tryPreview('admin', { operation: 'ARCHIVE_COURSES', selection: { list: 'courses', search: 'q=there-is-no-such-course' } }),
      await tryPreview('admin', {
        operation: 'ARCHIVE_COURSES',
        selection: { list: 'courses', ids: Array.from({ length: 1001 }, (_none, n) => n + 1) },
      }),
      await tryPreview('admin', { operation: 'ARCHIVE_COURSES', selection: { list: 'members' } }),
    ];
    expect([none, many, foreign].map(codeOf)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
    expect(many.errors[0].message).toBe(TOO_MANY_SELECTED);
  });

  it.each(['stauts=archived', 'status=nonsense', 'author=0', 'status=archived&status=active'])(
    'of %s, an invalid filter, is rejected instead of selecting every record',
    async (search) => {
      const before = await server.app.database.db.$count(bulkJobs);
      for (const ids of [undefined, (await newCourses(1)).ids]) {
        const { errors } = await tryPreview('admin', {
          operation: 'ARCHIVE_COURSES',
          selection: { list: 'courses', search, ...(ids && { ids }) },
        });
        expect([errors[0].extensions.code, errors[0].message]).toEqual(['BAD_USER_INPUT', expect.stringContaining('Clear the filters')]);
      }
      expect(await server.app.database.db.$count(bulkJobs)).toBe(before);
    },
  );

  it('in a job fails with the reason for a filter that this version does not have any more', async () => {
    const { selection } = await newCourses(1001);
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    await server.app.database.db.update(bulkJobs).set({ search: 'gone=1' }).where(eq(bulkJobs.id, databaseId));
    await run(databaseId);
    expect(await read(databaseId)).toMatchObject({ state: 'FAILED', total: 0, problem: expect.stringContaining('“gone=1”') });
  });

  it('requires every page that the list declares', async () => {
    const list = COURSE_LIST as { pages?: readonly string[] };
    list.pages = ['defaultSettings'];
    const { selection } = await newCourses(1);
    const setFlag = (held: boolean) =>
      server.app.database.db.execute(
        sql`update access_levels set page_access = page_access || ${JSON.stringify({ defaultSettings: held })}::jsonb where key = 'admin'`,
      );
    try {
      await setFlag(false);
      expect(codeOf(await tryPreview('admin', { operation: 'ARCHIVE_COURSES', selection }))).toBe('FORBIDDEN');
      await setFlag(true);
      expect(codeOf(await tryPreview('admin', { operation: 'ARCHIVE_COURSES', selection }))).toBeUndefined();
    } finally {
      delete list.pages;
      await setFlag(true);
    }
  });

  it.each(['tribe-team-fa', 'coach', 'member'])('is rejected for %s', async (key) => {
    expect(codeOf(await tryPreview(key, { operation: 'ARCHIVE_COURSES', selection: { list: 'courses' } }))).toBe('FORBIDDEN');
  });

  it('belongs to its creator', async () => {
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection: (await newCourses(1)).selection });
    for (const name of ['apply', 'stop', 'undo', 'dismiss'])
      expect(codeOf(await command(name, databaseId, 'tribe-team-fa'))).toBe('FORBIDDEN');
    expect(codeOf(await command('apply', 999_999))).toBe('NOT_FOUND');
  });
});

describe('applying', () => {
  it('changes each record once, writes an audit line for each, and saves the outcome', async () => {
    const { ids, selection } = await newCourses(450);
    const { databaseId, total } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    expect(total).toBe(450);
    const job = await apply(databaseId);
    expect(job).toMatchObject({ state: 'DONE', changed: 450, skipped: 0, failed: 0, canUndo: true });
    const rows = await coursesOf(ids);
    expect(rows.every(({ archivedAt, revision }) => archivedAt?.getTime() === TEST_NOW.getTime() && revision === 2)).toBe(true);
    const lines = await linesOf('archive-courses', ids);
    expect(lines).toHaveLength(450);
    expect(lines[0]).toMatchObject({
      actorId: await server.idOf('admin'),
      subjectType: 'course',
      before: { archivedAt: null },
      after: { archivedAt: TEST_NOW.toISOString() },
    });
  });

  it('twice changes nothing more', async () => {
    const { ids, selection } = await newCourses(2);
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    await Promise.all([command('apply', databaseId), command('apply', databaseId)]);
    await Promise.all([run(databaseId), run(databaseId)]);
    expect(await apply(databaseId)).toMatchObject({ state: 'DONE', changed: 2 });
    expect(await linesOf('archive-courses', ids)).toHaveLength(2);
  });

  it('is rejected when the list has changed since the preview', async () => {
    const { name, ids, selection } = await newCourses(2);
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    await server.app.database.db.insert(courses).values({ name: `${name} late`, createdAt: TEST_NOW });
    const { errors } = await command('apply', databaseId);
    expect([errors[0].extensions.code, errors[0].message]).toEqual(['CONFLICT', LIST_CHANGED]);
    expect(await archivedOf(ids)).toEqual([false, false]);
  });

  it('of individually selected records is rejected when one of them left the list', async () => {
    const { ids, selection } = await newCourses(2);
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection: { ...selection, ids } });
    await server.app.database.db
      .update(courses)
      .set({ name: 'Another name' })
      .where(eq(courses.id, ids[0] ?? 0));
    expect((await command('apply', databaseId)).errors[0].message).toBe(LIST_CHANGED);
  });

  it('is rejected a day after the preview', async () => {
    const { selection } = await newCourses(1);
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    server.app.setNow(new Date(TEST_NOW.getTime() + 24 * HOUR));
    const { errors } = await command('apply', databaseId);
    expect([errors[0].extensions.code, errors[0].message]).toEqual(['GONE', PREVIEW_TOO_OLD]);
  });

  it('does not change a record that was changed or removed after the preview', async () => {
    const { ids, selection } = await newCourses(3);
    const [changed = 0, removed = 0] = ids;
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    await command('apply', databaseId);
    await server.app.database.db
      .update(courses)
      .set({ archivedAt: new Date(0) })
      .where(eq(courses.id, changed));
    await server.app.database.db.delete(courses).where(eq(courses.id, removed));
    await run(databaseId);
    expect(await read(databaseId)).toMatchObject({ state: 'DONE', changed: 1, failed: 2 });
    const messages = new Map((await rowsOf(databaseId)).map(({ subjectId, message }) => [subjectId, message]));
    expect([messages.get(changed), messages.get(removed)]).toEqual([ROW_CHANGED, ROW_GONE]);
  });

  it('fails for the remaining records when the person loses the permission', async () => {
    const { ids, selection } = await newCourses(2);
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    await command('apply', databaseId);
    const { db } = server.app.database;
    const without = (flag: string) =>
      db.execute(
        sql`update access_levels set page_access = page_access || ${JSON.stringify({ [flag]: false })}::jsonb where key = 'admin'`,
      );
    await without('editCourse');
    await run(databaseId);
    await db.execute(sql`update access_levels set page_access = page_access || '{"editCourse": true}' where key = 'admin'`);
    expect(await read(databaseId)).toMatchObject({ state: 'FAILED', problem: MAY_NO_LONGER, changed: 0, failed: 2 });
    expect(await archivedOf(ids)).toEqual([false, false]);
  });

  it('continues where it was interrupted', async () => {
    const { ids, selection } = await newCourses(450);
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    await command('apply', databaseId);
    const cut = new AbortController();
    const stop = setInterval(() => void read(databaseId).then(({ changed }) => changed > 0 && cut.abort()), 1);
    await run(databaseId, cut.signal).catch(() => undefined);
    clearInterval(stop);
    await Promise.all([run(databaseId), run(databaseId)]);
    expect(await read(databaseId)).toMatchObject({ state: 'DONE', changed: 450, failed: 0 });
    expect(await linesOf('archive-courses', ids)).toHaveLength(450);
  });

  it('stops between two records on request', async () => {
    const { ids, selection } = await newCourses(3);
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    await command('apply', databaseId);
    await command('stop', databaseId);
    await run(databaseId);
    expect(await read(databaseId)).toMatchObject({ state: 'STOPPED', changed: 0, canUndo: false });
    expect(await archivedOf(ids)).toEqual([false, false, false]);
  });
});

describe('undoing', () => {
  it('restores every column except the revision, and adds audit lines', async () => {
    const { ids, selection } = await newCourses(3);
    const before = await coursesOf(ids);
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    await apply(databaseId);
    expect(await undo(databaseId)).toMatchObject({ state: 'UNDONE', changed: 3, undone: 3, kept: 0, canUndo: false });
    expect((await coursesOf(ids)).map((row) => ({ ...row, revision: 1 }))).toEqual(before);
    expect(await linesOf('archive-courses', ids)).toHaveLength(3);
    expect((await linesOf('undo-archive-courses', ids))[0]).toMatchObject({
      before: { archivedAt: TEST_NOW.toISOString() },
      after: { archivedAt: null },
    });
    expect(codeOf(await command('undo', databaseId))).toBeUndefined();
  });

  it('happens once in several concurrent processes', async () => {
    const { ids, selection } = await newCourses(450);
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    await apply(databaseId);
    await command('undo', databaseId);
    await Promise.all(Array.from({ length: 6 }, () => run(databaseId)));
    expect(await read(databaseId)).toMatchObject({ state: 'UNDONE', undone: 450, canUndo: false });
    expect(await linesOf('undo-archive-courses', ids)).toHaveLength(450);
  });

  it('keeps records that were changed since', async () => {
    const { ids, selection } = await newCourses(2);
    const [since = 0] = ids;
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    await apply(databaseId);
    await server.request('admin', 'mutation ($id: Int!) { setCourseArchived(databaseId: $id, archived: false) { id } }', { id: since });
    expect(await undo(databaseId)).toMatchObject({ state: 'UNDONE', undone: 1, kept: 1 });
    expect((await rowsOf(databaseId)).find(({ subjectId }) => subjectId === since)).toMatchObject({
      state: 'KEPT',
      message: ROW_CHANGED_SINCE,
    });
    expect(await archivedOf(ids)).toEqual([false, false]);
  });

  it.each([
    [24 * HOUR - 1, undefined],
    [24 * HOUR, 'GONE'],
  ])('returns, %d ms afterwards, the error code %s', async (ms, code) => {
    const { selection } = await newCourses(1);
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
    await apply(databaseId);
    server.app.setNow(new Date(TEST_NOW.getTime() + ms));
    const answer = await command('undo', databaseId);
    expect(codeOf(answer)).toBe(code);
    if (code) expect(answer.errors[0].message).toBe(UNDO_TOO_LATE);
  });

  it('is rejected before the job ended, and where nothing was changed', async () => {
    const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection: (await newCourses(1)).selection });
    expect(codeOf(await command('undo', databaseId))).toBe('CONFLICT');
    await command('apply', databaseId);
    expect(codeOf(await command('undo', databaseId))).toBe('CONFLICT');
    await run(databaseId);
    expect(codeOf(await command('undo', databaseId))).toBeUndefined();
  });
});

it('changes each record once when two people run jobs on the same records', async () => {
  const { ids, selection } = await newCourses(300);
  const [first, second] = [
    await preview({ operation: 'ARCHIVE_COURSES', selection }),
    await preview({ operation: 'ARCHIVE_COURSES', selection }),
  ];
  await Promise.all([command('apply', first.databaseId), command('apply', second.databaseId)]);
  await Promise.all([run(first.databaseId), run(second.databaseId)]);
  const ended = await Promise.all([read(first.databaseId), read(second.databaseId)]);
  expect(ended.map(({ state }) => state)).toEqual(['DONE', 'DONE']);
  expect([ended[0].changed + ended[1].changed, ended[0].failed + ended[1].failed]).toEqual([300, 300]);
  expect(await linesOf('archive-courses', ids)).toHaveLength(300);
});

it('dismisses the outcome for its starter', async () => {
  const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection: (await newCourses(1)).selection });
  const OPEN = '{ viewer { bulkJobs(first: 50, filter: { list: courses, open: true }) { edges { node { databaseId } } } } }';
  const open = async () =>
    (await server.request('admin', OPEN)).data.viewer.bulkJobs.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId);
  expect(await open()).not.toContain(databaseId);
  await apply(databaseId);
  expect(await open()).toContain(databaseId);
  await command('dismiss', databaseId);
  expect(await open()).not.toContain(databaseId);
});

it('previews more than 1,000 records in a job', async () => {
  const { selection } = await newCourses(1001);
  const begun = await preview({ operation: 'ARCHIVE_COURSES', selection });
  expect(begun.state).toBe('PREVIEWING');
  expect(codeOf(await command('apply', begun.databaseId))).toBe('CONFLICT');
  await Promise.all([run(begun.databaseId), run(begun.databaseId), run(begun.databaseId)]);
  expect(await read(begun.databaseId)).toMatchObject({ state: 'PREVIEWED', total: 1001 });
  const [row] = await server.app.database.db.select().from(bulkJobs).where(eq(bulkJobs.id, begun.databaseId));
  expect(row?.previewHash).toMatch(/^[0-9a-f]{64}$/);
});

it('fails a preview whose creator lost the permission, with the reason and no changes', async () => {
  const { selection } = await newCourses(1001);
  const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
  const setFlag = (held: boolean) =>
    server.app.database.db.execute(
      sql`update access_levels set page_access = page_access || ${JSON.stringify({ editCourse: held })}::jsonb where key = 'admin'`,
    );
  // A row left by a killed process.
  await server.app.database.db.insert(bulkJobRows).values({ jobId: databaseId, subjectType: 'course', subjectId: 1 });
  await setFlag(false);
  await run(databaseId);
  await setFlag(true);
  expect(await read(databaseId)).toMatchObject({ state: 'FAILED', problem: MAY_NO_LONGER, total: 0, failed: 0, canUndo: false });
  const OPEN = '{ viewer { bulkJobs(first: 50, filter: { list: courses, open: true }) { edges { node { databaseId } } } } }';
  const open = (await server.request('admin', OPEN)).data.viewer.bulkJobs.edges as { node: { databaseId: number } }[];
  expect(open.map(({ node }) => node.databaseId)).not.toContain(databaseId);
});

it('exports the failed records for people who may see the job', async () => {
  const { ids, selection } = await newCourses(2);
  const { databaseId } = await preview({ operation: 'ARCHIVE_COURSES', selection });
  await command('apply', databaseId);
  await server.app.database.db
    .update(courses)
    .set({ archivedAt: new Date(0) })
    .where(eq(courses.id, ids[0] ?? 0));
  await run(databaseId);
  const START = 'mutation ($search: String!) { it: startExport(list: BULK_JOB_ROWS, format: CSV, search: $search) { href total } }';
  const file = async (key: string, search: string) => {
    const { href } = (await server.request(key, START, { search })).data.it;
    return (await (await server.as(key)).send(href)).text.trim().split('\r\n');
  };
  const lines = await file('admin', `job=${databaseId}&state=failed`);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(ROW_CHANGED);
  expect(await file('head-coach', `job=${databaseId}`)).toHaveLength(1);
  expect(await file('admin', '')).toHaveLength(1);
});
