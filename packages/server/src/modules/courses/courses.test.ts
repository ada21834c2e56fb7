import type { RichText } from '@atlas/domain/richText';
import { and, asc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inList } from '../../db/inList.ts';
import { onStatement } from '../../db/pool.ts';
import { testServer, type Browser, type TestServer } from '../../testing/testServer.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { auditEntries } from '../audit/tables.ts';
import { scheduleEntries } from '../payments/tables.ts';
import { settings } from '../settings/tables.ts';
import { users } from '../users/tables.ts';
import { courses, lessonProgress, lessons, units } from './tables.ts';

let server: TestServer;
let member: Browser;
beforeAll(async () => {
  server = await testServer();
  member = server.browser();
  await member.logIn('member');
});
afterAll(() => server.close());

const signedIn = async (key: string) => {
  const browser = server.browser();
  await browser.logIn(key);
  return browser;
};
const LIST = `query ($filter: CourseFilter! = all, $sort: CourseSort! = recent, $first: Int, $after: String) {
  viewer { myCourses(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { databaseId name lock { reason text } progress { finishedLessons totalLessons percent } nextLesson { databaseId name } } } } }
}`;
interface Listed {
  databaseId: number;
  name: string;
  lock: { reason: string; text: string } | null;
  progress: { finishedLessons: number; totalLessons: number; percent: number };
  nextLesson: { databaseId: number } | null;
}
const list = async (browser: Browser, variables: Record<string, unknown> = {}) => {
  const { json } = await browser.graphql(LIST, variables);
  const { totalCount, pageInfo, edges } = json.data.viewer.myCourses;
  return { totalCount, pageInfo, nodes: edges.map((edge: { node: Listed }) => edge.node) as Listed[] };
};
const COURSE = `query ($id: Int!) { viewer { course(databaseId: $id) { name lock { reason text } accessUntil
  units { name lessons { databaseId isFinished content { body files { url bytes } videoFile { url } } } } } } }`;
interface OpenedLesson {
  databaseId: number;
  isFinished: boolean;
  content: { body: string; files: { url: string; bytes: number }[]; videoFile: { url: string } | null } | null;
}
interface Opened {
  name: string;
  lock: { reason: string; text: string } | null;
  accessUntil: string;
  units: { name: string; lessons: OpenedLesson[] }[];
}
const open = async (browser: Browser, id: number) => (await browser.graphql(COURSE, { id })).json.data.viewer.course as Opened;
const lessonsIn = (course: Opened) => course.units.flatMap((unit) => unit.lessons);
const idOf = async (browser: Browser, test: (course: Listed) => boolean) =>
  (await list(browser, { first: 50 })).nodes.find(test)?.databaseId ?? 0;

describe('My Courses', () => {
  it('lists courses the member has, will have or is granted, and no others', async () => {
    const { nodes, totalCount } = await list(member, { first: 50 });
    expect(totalCount).toBe(nodes.length);
    expect(nodes.filter((course) => course.lock === null).length).toBeGreaterThanOrEqual(9);
    expect(nodes.find((course) => course.databaseId === 136)?.lock).toBeNull();
    const starting = nodes.filter((course) => course.lock?.reason === 'NOT_STARTED');
    expect(starting.map((course) => course.lock?.text)).toEqual(starting.map(() => 'Not started yet. Opens on Monday, 11/17/2025.'));
    expect(starting).toHaveLength(2);
  });

  it('shows a non-member only the free lessons', async () => {
    const { nodes } = await list(await signedIn('non-member'));
    expect(nodes.map((course) => course.lock)).toEqual([null, null]);
  });

  it('invites only viewers who never had a membership', async () => {
    const request = async (key: string) =>
      (await (await signedIn(key)).graphql('{ viewer { invitation { slug } } }')).json.data.viewer.invitation;
    expect(await request('non-member')).toEqual({ slug: 'freelancing-course' });
    expect(await request('member')).toBeNull();
    expect(await request('expired')).toBeNull();
  });

  it('lists courses of an expired membership as locked, with its last day', async () => {
    const { nodes } = await list(await signedIn('expired'), { first: 50 });
    expect(nodes.filter((course) => course.lock?.reason === 'EXPIRED')).toHaveLength(8);
  });

  it('filters and sorts', async () => {
    const all = await list(member, { first: 50 });
    const completed = await list(member, { filter: 'completed' });
    const watching = await list(member, { filter: 'watching' });
    expect(completed.nodes.map((course) => course.progress.percent)).toEqual(completed.nodes.map(() => 100));
    expect(completed.nodes.length).toBeGreaterThan(0);
    expect(watching.nodes.length).toBeGreaterThan(0);
    expect(watching.nodes.every((course) => course.progress.percent < 100)).toBe(true);
    expect(completed.totalCount + watching.totalCount).toBeLessThan(all.totalCount);
    const newest = await list(member, { sort: 'newest', first: 50 });
    expect(newest.nodes.map((course) => course.databaseId)).not.toEqual(all.nodes.map((course) => course.databaseId));
    expect(new Set(newest.nodes.map((course) => course.databaseId))).toEqual(new Set(all.nodes.map((course) => course.databaseId)));
  });

  it('pages by cursor without losing or repeating a course', async () => {
    const all = (await list(member, { first: 50 })).nodes.map((course) => course.databaseId);
    const seen: number[] = [];
    for (let after: string | null = null; ;) {
      const page: Awaited<ReturnType<typeof list>> = await list(member, { first: 3, after });
      seen.push(...page.nodes.map((course) => course.databaseId));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(all);
  });
});

describe('the course to continue', () => {
  const HOME = '{ viewer { learning { openCourses totalCourses } courseToContinue { databaseId nextLesson { databaseId } } } }';
  const home = async (browser: Browser) => (await browser.graphql(HOME)).json.data.viewer;
  const isUnfinished = (course: Listed) => course.lock === null && course.nextLesson !== null;

  it.each(['member', 'newcomer', 'expired', 'overdue', 'non-member', 'admin'])(
    'is the first unfinished one that opens for %s',
    async (key) => {
      const browser = await signedIn(key);
      const { nodes } = await list(browser, { first: 50 });
      const { courseToContinue, learning } = await home(browser);
      const first = nodes.find(isUnfinished);
      expect(courseToContinue).toEqual(
        first ? { databaseId: first.databaseId, nextLesson: first.nextLesson && { databaseId: first.nextLesson.databaseId } } : null,
      );
      expect(learning).toEqual({ openCourses: nodes.filter(({ lock }) => lock === null).length, totalCourses: nodes.length });
    },
  );

  it('is null once every open lesson is finished, even if locked courses have more', async () => {
    const { db } = server.app.database;
    const browser = await signedIn('newcomer');
    const { nodes } = await list(browser, { first: 50 });
    const open = nodes.filter(({ lock }) => lock === null).map(({ databaseId }) => databaseId);
    const every = await db
      .select({ lessonId: lessons.id })
      .from(lessons)
      .innerJoin(units, eq(units.id, lessons.unitId))
      .where(inList(units.courseId, open));
    const userId = await server.idOf('newcomer');
    const kept = await db.delete(lessonProgress).where(eq(lessonProgress.userId, userId)).returning();
    await db.insert(lessonProgress).values(every.map(({ lessonId }) => ({ userId, lessonId, openedAt: TEST_NOW, finishedAt: TEST_NOW })));
    const { courseToContinue, learning } = await home(browser);
    expect([courseToContinue, learning.openCourses]).toEqual([null, open.length]);
    await db.delete(lessonProgress).where(eq(lessonProgress.userId, userId));
    if (kept.length > 0) await db.insert(lessonProgress).values(kept);
  });
});

describe('access', () => {
  it('returns the content of an open course', async () => {
    const course = await open(member, await idOf(member, (one) => one.lock === null && one.progress.percent > 0));
    expect(lessonsIn(course).every((lesson) => (lesson.content?.body ?? '').length > 0)).toBe(true);
  });

  it('also returns the texts as trees, ready to be rendered', async () => {
    const query = 'query ($id: Int!) { viewer { course(databaseId: $id) { descriptionTree units { lessons { content { bodyTree } } } } } }';
    const id = await idOf(member, (one) => one.lock === null && one.progress.percent > 0);
    const { course } = (await member.graphql(query, { id })).json.data.viewer as {
      course: { descriptionTree: RichText; units: { lessons: { content: { bodyTree: RichText } }[] }[] };
    };
    const trees = [course.descriptionTree, ...course.units.flatMap(({ lessons: of }) => of.map(({ content }) => content.bodyTree))];
    expect(trees.every((tree) => Array.isArray(tree) && tree.some((node) => Array.isArray(node) && node[0] === 'p'))).toBe(true);
  });

  it.each([
    ['expired', 'EXPIRED'],
    ['member', 'NOT_STARTED'],
  ])('hides the content of a locked course from %s (%s)', async (key, reason) => {
    const browser = await signedIn(key);
    const course = await open(browser, await idOf(browser, (one) => one.lock?.reason === reason));
    expect(course.lock?.reason).toBe(reason);
    expect(lessonsIn(course).every((lesson) => lesson.content === null)).toBe(true);
  });

  it('locks a membership after its last day of grace in Manila, not before', async () => {
    const browser = await signedIn('expired');
    const bought = await idOf(browser, (one) => one.lock?.reason === 'EXPIRED');
    const expiry = new Date((await open(browser, bought)).accessUntil);
    try {
      // The last day of grace ends at midnight in Manila, fourteen days after the day of the expiry.
      const lastDay = new Date(Math.floor((expiry.getTime() + 8 * 3_600_000) / 86_400_000) * 86_400_000 - 8 * 3_600_000 + 15 * 86_400_000);
      server.app.setNow(new Date(lastDay.getTime() - 1));
      const before = await signedIn('expired');
      expect((await open(before, bought)).lock).toBeNull();
      server.app.setNow(lastDay);
      expect((await open(before, bought)).lock?.reason).toBe('EXPIRED');
    } finally {
      server.app.setNow(TEST_NOW);
    }
  });

  it('locks unpaid courses after the days of grace in the settings, in Manila time', async () => {
    const { db } = server.app.database;
    const [unpaid] = await db
      .select({ scheduleDate: scheduleEntries.scheduleDate })
      .from(scheduleEntries)
      .innerJoin(users, eq(users.id, scheduleEntries.userId))
      .where(and(eq(users.email, 'overdue@atlas.example'), ne(scheduleEntries.status, 'Paid')))
      .orderBy(asc(scheduleEntries.scheduleDate))
      .limit(1);
    const due = new Date(`${unpaid?.scheduleDate}T00:00:00+08:00`);
    const afterDays = (days: number) => new Date(due.getTime() + (days + 1) * 86_400_000);
    const lockAt = async (now: Date) => {
      server.app.setNow(now);
      return (await open(await signedIn('overdue'), course)).lock;
    };
    const grace = async (value: string) => {
      await db.update(settings).set({ value }).where(eq(settings.name, 'overdue-grace-days'));
      server.app.values.forget();
    };
    server.app.setNow(afterDays(14));
    const course = await idOf(await signedIn('overdue'), (one) => one.lock?.reason === 'OVERDUE');
    try {
      expect(await lockAt(new Date(afterDays(14).getTime() - 1))).toBeNull();
      expect(await lockAt(afterDays(14))).toMatchObject({ reason: 'OVERDUE' });
      await grace('15');
      expect(await lockAt(afterDays(14))).toBeNull();
      expect(await lockAt(afterDays(15))).toMatchObject({ reason: 'OVERDUE' });
    } finally {
      await grace('14');
      server.app.setNow(TEST_NOW);
    }
  });

  it('hides an archived course from members and shows it to staff who manage courses', async () => {
    const [archived] = await server.app.database.db
      .select()
      .from(courses)
      .where(eq(courses.name, await archivedName()));
    expect(await open(member, archived?.id ?? 0)).toBeNull();
    expect((await open(await signedIn('admin'), archived?.id ?? 0)).lock).toBeNull();
  });

  it('opens every course for the staff flag', async () => {
    const { nodes } = await list(await signedIn('admin'), { first: 50 });
    expect(nodes.every((course) => course.lock === null)).toBe(true);
  });
});

const archivedName = async () =>
  (await server.app.database.db.select().from(courses)).find((course) => course.archivedAt !== null)?.name ?? '';

const FINISH = 'mutation ($id: Int!) { finishLesson(lessonId: $id) { isFinished course { progress { finishedLessons } } } }';
const UNFINISH = 'mutation ($id: Int!) { unfinishLesson(lessonId: $id) { isFinished course { progress { finishedLessons } } } }';
const POSITION = 'mutation ($id: Int!, $at: Int) { saveLessonPosition(lessonId: $id, positionSeconds: $at) { positionSeconds } }';

const lessonOf = async (courseId: number) => {
  const [row] = await server.app.database.db
    .select({ id: lessons.id, seconds: lessons.durationSeconds })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(eq(units.courseId, courseId));
  return row ?? { id: 0, seconds: 0 };
};

describe('progress', () => {
  it('finishes a lesson once, undoes it, and audits each change once', async () => {
    const browser = await signedIn('newcomer');
    const { id } = await lessonOf(await idOf(browser, (one) => one.lock === null));
    const count = () => server.app.database.db.$count(auditEntries, eq(auditEntries.subjectId, id));
    const before = await count();
    const first = (await browser.graphql(FINISH, { id })).json.data.finishLesson;
    expect(first).toEqual({ isFinished: true, course: { progress: { finishedLessons: 1 } } });
    expect((await browser.graphql(FINISH, { id })).json.data.finishLesson).toEqual(first);
    expect(await count()).toBe(before + 1);
    expect((await browser.graphql(UNFINISH, { id })).json.data.unfinishLesson).toEqual({
      isFinished: false,
      course: { progress: { finishedLessons: 0 } },
    });
    expect(await count()).toBe(before + 2);
  });

  it('limits the position of a video to its length', async () => {
    const { id, seconds } = await lessonOf(136);
    expect((await member.graphql(POSITION, { id, at: 42 })).json.data.saveLessonPosition.positionSeconds).toBe(Math.min(42, seconds));
    expect((await member.graphql(POSITION, { id, at: null })).json.data.saveLessonPosition.positionSeconds).toBe(Math.min(42, seconds));
    expect((await member.graphql(POSITION, { id, at: 999_999 })).json.data.saveLessonPosition.positionSeconds).toBe(seconds);
    expect((await member.graphql(POSITION, { id, at: -5 })).json.data.saveLessonPosition.positionSeconds).toBe(0);
  });

  it.each([
    ['a visitor', null, 'UNAUTHENTICATED'],
    ['a non-member', 'non-member', 'FORBIDDEN'],
    ['an expired member', 'expired', 'FORBIDDEN'],
  ])('refuses %s', async (_, key, code) => {
    const id = await idOf(member, (one) => one.lock === null && one.progress.percent === 100);
    const lesson = await lessonOf(id);
    const browser = key === null ? server.browser() : await signedIn(key);
    for (const mutation of [FINISH, UNFINISH, POSITION]) {
      expect((await browser.graphql(mutation, { id: lesson.id })).json.errors[0].extensions.code).toBe(code);
    }
  });

  it('returns a clear error for an unknown lesson', async () => {
    const answer = await member.graphql(FINISH, { id: 2_000_000_000 });
    expect(answer.json.errors[0]).toMatchObject({ message: 'This lesson does not exist.', extensions: { code: 'NOT_FOUND' } });
  });
});

describe('the audit', () => {
  it('cannot be changed or emptied', async () => {
    const { db } = server.app.database;
    await expect(db.update(auditEntries).set({ action: 'x' })).rejects.toThrow();
    await expect(db.delete(auditEntries)).rejects.toThrow();
  });
});

describe('statements', () => {
  const countOf = async (query: string, variables: Record<string, unknown> = {}) => {
    let count = 0;
    const stop = onStatement(() => count++);
    try {
      const { json } = await member.graphql(query, variables);
      expect(json.errors).toBeUndefined();
    } finally {
      stop();
    }
    return count;
  };

  it('are as many for one course as for all, in every list', async () => {
    for (const [query, most] of [
      [LIST, 5],
      [COURSE, 8],
    ] as const) {
      const id = await idOf(member, (one) => one.lock === null);
      const few = await countOf(query, { first: 1, id });
      const many = await countOf(query, { first: 50, id });
      expect(many).toBe(few);
      expect(many).toBeLessThanOrEqual(most);
    }
  });
});

describe('files', () => {
  const fileOf = async (browser: Browser) => {
    const course = await open(
      browser,
      await idOf(browser, (one) => one.progress.percent > 0 && one.progress.percent < 100 && one.lock === null),
    );
    const contents = lessonsIn(course).map((lesson) => lesson.content);
    const [attachment = { url: '', bytes: 0 }] = contents.flatMap((content) => content?.files ?? []);
    const [video = { url: '' }] = contents.flatMap((content) => content?.videoFile ?? []);
    return { attachment, video };
  };

  it('are served whole and in ranges to readers of the lesson, with safe headers', async () => {
    const { attachment, video } = await fileOf(member);
    const whole = await member.send(attachment.url);
    expect(whole.status).toBe(200);
    expect(Number(whole.headers.get('content-length'))).toBe(attachment.bytes);
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    expect(whole.headers.get('content-security-policy')).toMatch(/^sandbox/);
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    const part = await member.send(video.url, { headers: { range: 'bytes=0-99' } });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '100']);
    const past = await member.send(video.url, { headers: { range: 'bytes=99999999-' } });
    expect(past.status).toBe(416);
  });

  it('are refused to everyone else', async () => {
    const { attachment } = await fileOf(member);
    expect((await server.browser().send(attachment.url)).status).toBe(401);
    expect((await (await signedIn('non-member')).send(attachment.url)).status).toBe(403);
    expect((await member.send('/api/uploads/999999')).status).toBe(404);
    expect((await member.send('/api/uploads/..%2fatlas.lock')).status).toBe(404);
  });
});
