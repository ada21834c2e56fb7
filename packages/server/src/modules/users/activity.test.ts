import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onStatement } from '../../db/pool.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { globalId, testServer, type TestServer } from '../../testing/testServer.ts';
import { sessions } from '../auth/tables.ts';
import { lessonProgress, lessons, units } from '../courses/tables.ts';
import { eventRsvps } from '../events/tables.ts';
import { groupMembers, groups } from '../groups/tables.ts';

let server: TestServer;
let memberId: number;
beforeAll(async () => {
  server = await testServer();
  memberId = await server.idOf('member');
});
afterAll(() => server.close());

const LESSONS =
  'openedLessons(first: 3, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { lessonId name courseName openedAt finishedAt } } }';
const ACTIVITY = `query ($id: Int!, $after: String) { viewer { member(databaseId: $id) {
  lastSeenAt lastSignInAt startedCourses { courseId name finishedLessons totalLessons percent lastOpenedAt } ${LESSONS}
  attendance(first: 5) { totalCount edges { node { databaseId eventName startsAt isCancelled isWaiting attended walkedIn } } } } } }`;

const read = async (key: string, variables: Record<string, unknown>) => (await (await server.as(key)).graphql(ACTIVITY, variables)).json;

describe("a person's activity", () => {
  it('lists the courses they opened with their progress, the latest first', async () => {
    const { startedCourses } = (await read('admin', { id: memberId })).data.viewer.member;
    const { db } = server.app.database;
    const rows = await db
      .select({ courseId: units.courseId, openedAt: lessonProgress.openedAt, finishedAt: lessonProgress.finishedAt })
      .from(lessonProgress)
      .innerJoin(lessons, and(eq(lessons.id, lessonProgress.lessonId), isNull(lessons.archivedAt)))
      .innerJoin(units, eq(units.id, lessons.unitId))
      .where(eq(lessonProgress.userId, memberId));
    const byCourse = [...Map.groupBy(rows, ({ courseId }) => courseId)].map(([courseId, of]) => ({
      courseId,
      finishedLessons: of.filter(({ finishedAt }) => finishedAt !== null).length,
      lastOpenedAt: new Date(Math.max(...of.map(({ openedAt }) => openedAt.getTime()))).toISOString(),
    }));
    expect(byCourse.length).toBeGreaterThan(1);
    expect(
      startedCourses.map(({ courseId, finishedLessons, lastOpenedAt }: Record<string, unknown>) => ({
        courseId,
        finishedLessons,
        lastOpenedAt,
      })),
    ).toEqual(byCourse.toSorted((a, b) => b.lastOpenedAt.localeCompare(a.lastOpenedAt)));
    for (const { courseId, totalLessons } of startedCourses) {
      const [of] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(lessons)
        .innerJoin(units, eq(units.id, lessons.unitId))
        .where(and(eq(units.courseId, courseId), isNull(lessons.archivedAt)));
      expect(totalLessons).toBe(of?.count);
    }
  });

  it('lists the lessons they opened page by page, the latest first', async () => {
    const found: number[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const json: Awaited<ReturnType<typeof read>> = await read('admin', { id: memberId, after });
      const { totalCount, pageInfo, edges } = json.data.viewer.member.openedLessons;
      found.push(...edges.map(({ node }: { node: { lessonId: number } }) => node.lessonId));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
      if (!more) expect(totalCount).toBe(found.length);
    }
    const rows = await server.app.database.db
      .select()
      .from(lessonProgress)
      .where(eq(lessonProgress.userId, memberId))
      .orderBy(desc(lessonProgress.openedAt), desc(lessonProgress.lessonId));
    expect(rows.length).toBeGreaterThan(3);
    expect(found).toEqual(rows.map(({ lessonId }) => lessonId));
  });

  it('lists the events they are going to, attended or missed, by time', async () => {
    const { db } = server.app.database;
    const [{ userId } = { userId: 0 }] = await db.select().from(eventRsvps).where(isNotNull(eventRsvps.attended)).limit(1);
    const { attendance } = (await read('admin', { id: userId })).data.viewer.member;
    const rows = await db
      .select()
      .from(eventRsvps)
      .where(and(eq(eventRsvps.userId, userId), sql`(${eventRsvps.going} = 'yes' or ${eventRsvps.attended})`))
      .orderBy(desc(eventRsvps.occursAt), desc(eventRsvps.id));
    expect(attendance.totalCount).toBe(rows.length);
    const shown = ({ node: { databaseId, attended, walkedIn } }: { node: Record<string, unknown> }) => ({ databaseId, attended, walkedIn });
    expect(attendance.edges.map(shown)).toEqual(
      rows.slice(0, 5).map(({ id, attended, walkedIn }) => ({ databaseId: id, attended, walkedIn })),
    );
    for (const { node } of attendance.edges) expect(node.eventName).not.toBe('');
  });

  it('knows when they last used Atlas, without the views of staff', async () => {
    const { db } = server.app.database;
    const id = await server.idOf('coach');
    await server.as('coach');
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(TEST_NOW.getTime() - 60_000) })
      .where(eq(sessions.userId, id));
    const { lastSeenAt, lastSignInAt } = (await read('admin', { id })).data.viewer.member;
    const seen = TEST_NOW.getTime() - 60_000;
    const signedIn = lastSignInAt === null ? 0 : new Date(lastSignInAt).getTime();
    expect(new Date(lastSeenAt).getTime()).toBe(Math.max(seen, signedIn));
  });

  it('runs the same number of statements for ten rows as for one', async () => {
    const admin = await server.as('admin');
    const counted = async (first: number) => {
      const query = ACTIVITY.replaceAll(/first: \d+/g, `first: ${first}`);
      await admin.graphql(query, { id: memberId });
      let statements = 0;
      const stop = onStatement(() => statements++);
      await admin.graphql(query, { id: memberId });
      stop();
      return statements;
    };
    expect(await counted(10)).toBe(await counted(1));
  });
});

describe('the activity of a person', () => {
  it.each(['member', 'non-member', 'affiliate', 'team-lead'])('is rejected for %s', async (key) => {
    expect((await read(key, { id: await server.idOf('coach') })).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it.each(['coach', 'assistant-coach', 'expert', 'head-coach', 'success-manager'])('is for %s only about their own people', async (key) => {
    const browser = await server.as(key);
    const all = await server.request('admin', '{ viewer { members(first: 100) { edges { node { databaseId } } } } }');
    const own = await browser.graphql('{ viewer { members(first: 100) { edges { node { databaseId } } } } }');
    const idsOf = (list: { edges: { node: { databaseId: number } }[] }) => list.edges.map(({ node }) => node.databaseId);
    const mine = new Set(idsOf(own.json.data.viewer.members));
    const stranger = idsOf(all.data.viewer.members).find((id) => !mine.has(id));
    expect(stranger).toBeDefined();
    expect((await read(key, { id: stranger })).data.viewer.member).toBeNull();
    for (const field of ['startedCourses { name }', 'openedLessons { totalCount }', 'attendance { totalCount }', 'lastSeenAt']) {
      // The node of a person opens for everyone signed in, for the name.
      const { json } = await browser.graphql(`query ($id: ID!) { node(id: $id) { ... on User { ${field} } } }`, {
        id: globalId('User', stranger ?? 0),
      });
      expect(json.errors[0].extensions.code).toBe('FORBIDDEN');
    }
  });

  it('is open to the leader of a group about its members', async () => {
    const { db } = server.app.database;
    const expert = await server.idOf('expert');
    await db.delete(groupMembers).where(eq(groupMembers.userId, memberId));
    const [group] = await db
      .insert(groups)
      .values({ createdAt: TEST_NOW, name: 'Activity group', leaderId: expert })
      .returning({ id: groups.id });
    await db.insert(groupMembers).values({ userId: memberId, groupId: group?.id ?? 0, joinedAt: TEST_NOW });
    const { member } = (await read('expert', { id: memberId })).data.viewer;
    expect(member.startedCourses.length).toBeGreaterThan(1);
    expect(member.openedLessons.totalCount).toBeGreaterThan(3);
  });
});
