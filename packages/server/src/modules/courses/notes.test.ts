import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { auditEntries } from '../audit/tables.ts';
import { lessons, units } from './tables.ts';

const BONUS_COURSE = 136;

let server: TestServer;
let member: Browser;
let lessonId: number;
beforeAll(async () => {
  server = await testServer();
  member = await signedIn('member');
  const [first] = await server.app.database.db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, BONUS_COURSE))
    .orderBy(asc(units.position), asc(lessons.position))
    .limit(1);
  lessonId = first?.id ?? 0;
});
afterAll(() => server.close());

async function signedIn(key: string): Promise<Browser> {
  const browser = server.browser();
  await browser.logIn(key);
  return browser;
}

interface Note {
  text: string;
  revision: number;
}
interface Saved {
  note: Note | null;
  codes: string[];
  fields: unknown;
}
const SAVE =
  'mutation ($id: Int!, $revision: Int!, $text: String!) { saveLessonNote(lessonId: $id, revision: $revision, text: $text) { note { text revision } } }';
async function save(browser: Browser, revision: number, text: string, id = lessonId): Promise<Saved> {
  const { json } = await browser.graphql(SAVE, { id, revision, text });
  const errors = (json.errors ?? []) as { extensions: { code: string; fieldErrors?: unknown } }[];
  return {
    note: (json.data?.saveLessonNote?.note ?? null) as Note | null,
    codes: errors.map(({ extensions }) => extensions.code),
    fields: errors[0]?.extensions.fieldErrors,
  };
}
async function read(browser: Browser): Promise<Note | null> {
  const { json } = await browser.graphql(
    'query ($course: Int!, $id: Int!) { viewer { lesson(courseId: $course, databaseId: $id) { note { text revision } } } }',
    { course: BONUS_COURSE, id: lessonId },
  );
  return json.data.viewer.lesson.note as Note | null;
}

it('is written, changed and removed by its author, and is invisible to others', async () => {
  const other = await signedIn('upcoming');
  expect(await read(member)).toBeNull();
  expect((await save(member, 0, '  Ask about the budget first. ')).note).toEqual({ text: 'Ask about the budget first.', revision: 1 });
  expect(await read(other)).toBeNull();
  expect((await save(other, 0, 'Mine.')).note).toEqual({ text: 'Mine.', revision: 1 });
  expect((await save(member, 1, 'Ask twice.')).note).toEqual({ text: 'Ask twice.', revision: 2 });
  expect(await read(member)).toEqual({ text: 'Ask twice.', revision: 2 });
  expect(await save(member, 2, ' ')).toEqual({ note: null, codes: [], fields: undefined });
  expect(await read(member)).toBeNull();
  expect(await read(other)).toEqual({ text: 'Mine.', revision: 1 });
});

it('is not overwritten from another browser', async () => {
  expect((await save(member, 0, 'On the phone.')).note?.revision).toBe(1);
  for (const revision of [0, 2]) expect((await save(member, revision, 'On the laptop.')).codes).toEqual(['STALE']);
  expect((await save(member, 0, '')).codes).toEqual(['STALE']);
  expect(await read(member)).toEqual({ text: 'On the phone.', revision: 1 });
  expect((await save(member, 1, '')).codes).toEqual([]);
  // Removing a missing note changes nothing.
  expect((await save(member, 0, '')).codes).toEqual([]);
});

it('is saved only by the first of two concurrent writes', async () => {
  const answers = await Promise.all(['One.', 'Two.'].map((text) => save(member, 0, text)));
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['STALE']);
  expect((await save(member, 1, '')).codes).toEqual([]);
});

it('is refused when it is too long, or when the lesson is locked', async () => {
  expect(await save(member, 0, 'a'.repeat(10_001))).toEqual({
    note: null,
    codes: ['BAD_USER_INPUT'],
    fields: { text: 'Note is too long' },
  });
  expect((await save(member, 0, 'Gone.', 999_999)).codes).toEqual(['NOT_FOUND']);
  expect((await save(await signedIn('non-member'), 0, 'Not mine yet.')).codes).toEqual(['FORBIDDEN']);
  expect((await save(server.browser(), 0, 'Nobody.')).codes).toEqual(['UNAUTHENTICATED']);
});

it('is audited without its text', async () => {
  await save(member, 0, 'Between me and myself.');
  const rows = await server.app.database.db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'saveLessonNote'), eq(auditEntries.subjectId, lessonId)));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('myself');
  await save(member, 1, '');
});
