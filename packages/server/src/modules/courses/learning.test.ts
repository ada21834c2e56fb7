import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../commands/context.ts';
import { onStatement } from '../../db/pool.ts';
import { contextOf } from '../../testing/testServer.ts';
import { TEST_NOW, testApp, type TestApp } from '../../testing/testApp.ts';
import { myCourses, nextLessonOf, progressOf } from './learning.ts';
import { nextLessonLoader } from './lessonRepo.ts';
import { courseLoader } from './repo.ts';
import { courses, lessonProgress, lessons, units } from './tables.ts';

let app: TestApp;
let ctx: Context;
beforeAll(async () => {
  app = await testApp();
  ctx = await contextOf(app, 'member');
});
afterAll(() => app.close());

const HOUR = 3_600_000;
/**
 * A lesson: shown or hidden, and either never opened, or opened at an hour and possibly finished.
 */
const lesson = fc.record({
  hidden: fc.option(fc.constantFrom<Hidden>('archived', 'draft', 'scheduled')),
  opened: fc.option(fc.record({ hour: fc.integer({ min: 0, max: 3 }), finished: fc.boolean() })),
});
const outline = fc.array(fc.array(lesson, { maxLength: 4 }), { maxLength: 3 });

/** The ways in which a lesson is not shown to members. */
const HIDDEN = {
  archived: { archivedAt: TEST_NOW },
  draft: { publishedAt: null },
  scheduled: { publishedAt: new Date(TEST_NOW.getTime() + 1) },
};
type Hidden = keyof typeof HIDDEN;

/**
 * Creates a course with these units of lessons.
 *
 * @returns its id
 */
async function courseWith(outlined: readonly (readonly { hidden: Hidden | null; opened: { hour: number; finished: boolean } | null }[])[]) {
  const { db } = app.database;
  const { userId } = ctx.signedIn().session;
  const [course] = await db.insert(courses).values({ createdAt: TEST_NOW, publishedAt: TEST_NOW, name: 'Generated' }).returning();
  const courseId = course?.id ?? 0;
  for (const [position, of] of outlined.entries()) {
    // The units are created in reverse order, so that ids do not reflect positions.
    const [unit] = await db
      .insert(units)
      .values({ courseId, position: outlined.length - position, name: 'Unit' })
      .returning();
    for (const [place, { hidden, opened }] of of.entries()) {
      const values = { unitId: unit?.id ?? 0, position: of.length - place, name: 'Lesson', type: 'TEXT' as const, createdAt: TEST_NOW };
      const [row] = await db
        .insert(lessons)
        .values({ ...values, publishedAt: TEST_NOW, ...(hidden && HIDDEN[hidden]), durationSeconds: 60 + place, dataBytes: 1000 + place })
        .returning();
      if (!opened) continue;
      const openedAt = new Date(TEST_NOW.getTime() + opened.hour * HOUR);
      await db.insert(lessonProgress).values({ userId, lessonId: row?.id ?? 0, openedAt, finishedAt: opened.finished ? openedAt : null });
    }
  }
  return courseId;
}

async function removeCourse(courseId: number) {
  const { db } = app.database;
  const ofCourse = db.select({ id: units.id }).from(units).where(eq(units.courseId, courseId));
  const inCourse = db
    .select({ id: lessons.id })
    .from(lessons)
    .where(sql`${lessons.unitId} in ${ofCourse}`);
  await db.delete(lessonProgress).where(sql`${lessonProgress.lessonId} in ${inCourse}`);
  await db.delete(lessons).where(sql`${lessons.unitId} in ${ofCourse}`);
  await db.delete(units).where(eq(units.courseId, courseId));
  await db.delete(courses).where(eq(courses.id, courseId));
}

describe('the lesson to continue', () => {
  it('is the same by the rule and by the SQL statement', async () => {
    await fc.assert(
      fc.asyncProperty(outline, async (outlined) => {
        const id = await courseWith(outlined);
        ctx.forget();
        const course = await ctx.loader(courseLoader).load(id);
        const byRule = course && (await nextLessonOf(ctx, course));
        const byStatement = await ctx.loader(nextLessonLoader).load(id);
        await removeCourse(id);
        expect(byStatement).toEqual(byRule);
      }),
      { numRuns: 80, seed: 20251112 },
    );
  });
});

describe('My Courses', () => {
  it("count a course's lessons as the course page does", async () => {
    ctx.forget();
    const mine = await myCourses(ctx);
    expect(mine.length).toBeGreaterThan(3);
    for (const { id, totalLessons, finishedLessons, secondsLeft, bytesLeft } of mine) {
      const course = await ctx.loader(courseLoader).load(id);
      expect(course && (await progressOf(ctx, course))).toEqual({ totalLessons, finishedLessons, secondsLeft, bytesLeft });
    }
  });

  it('run one statement for concurrent loads in a request', async () => {
    ctx.forget();
    const statements: string[] = [];
    const stop = onStatement((text) => statements.push(text));
    const [first, second] = await Promise.all([myCourses(ctx), myCourses(ctx)]);
    stop();
    expect(statements).toHaveLength(1);
    expect(second).toBe(first);
  });
});
