import { clampPosition } from '@atlas/domain/courses';
import { lockText, whyLocked, type Lock } from '@atlas/domain/access';
import { EXPIRY_GRACE_DAYS } from '@atlas/domain/subscriptions';
import { UserError } from '../../errors.ts';
import type { Context } from '../../commands/context.ts';
import { courseFacts, opensAllOf } from '../access/repo.ts';
import { recordAudit } from '../audit/commands.ts';
import { courseLoader, courseOfLessonLoader, outlineLoader, saveProgress, type OutlineLesson } from './repo.ts';

/** Why the reader cannot open a course, or null. The one place on the server that asks the rule. Product decision: what opens content. */
export async function courseLock(ctx: Context, courseId: number): Promise<Lock | null> {
  const { reader } = ctx.signedIn();
  const [course, facts] = await Promise.all([ctx.loader(courseLoader).load(courseId), ctx.loader(courseFacts).load(courseId)]);
  if (!course) return { reason: 'not-enrolled' };
  return whyLocked(course, { ...facts, holdsStaffFlag: opensAllOf('course', reader), graceDays: EXPIRY_GRACE_DAYS }, ctx.app.clock.now());
}

/** A lesson that the reader may open. Throws NOT_FOUND, or FORBIDDEN with the reason. */
export async function openLesson(ctx: Context, lessonId: number): Promise<OutlineLesson> {
  const courseId = await ctx.loader(courseOfLessonLoader).load(lessonId);
  const lesson = courseId === null ? undefined : (await ctx.loader(outlineLoader).load(courseId)).find((one) => one.id === lessonId);
  if (!lesson) throw new UserError('NOT_FOUND', 'This lesson does not exist.');
  const lock = await courseLock(ctx, lesson.courseId);
  if (lock) throw new UserError('FORBIDDEN', lockText(lock));
  return lesson;
}

/** Marks a lesson as finished, or takes that back. Doing it twice changes nothing and is not audited again. */
export async function setLessonFinished(ctx: Context, lessonId: number, finished: boolean): Promise<OutlineLesson> {
  const { session } = ctx.signedIn();
  const lesson = await openLesson(ctx, lessonId);
  if ((lesson.finishedAt !== null) === finished) return lesson;
  const now = ctx.app.clock.now();
  const finishedAt = finished ? now : null;
  await ctx.app.database.transaction(async (tx) => {
    await saveProgress(tx, { userId: session.userId, lessonId }, { openedAt: now, finishedAt });
    await recordAudit(tx, ctx.actor(), {
      at: now,
      action: finished ? 'finishLesson' : 'unfinishLesson',
      subjectType: 'lesson',
      subjectId: lessonId,
      before: { finishedAt: lesson.finishedAt?.toISOString() ?? null },
      after: { finishedAt: finishedAt?.toISOString() ?? null },
    });
  });
  return reread(ctx, lesson);
}

/**
 * Remembers that a lesson was opened and, for a video, where it stopped (seconds).
 * It is written every few seconds of watching and decides nothing, so it is not audited.
 */
export async function saveLessonPosition(ctx: Context, lessonId: number, positionSeconds: number | null): Promise<OutlineLesson> {
  const { session } = ctx.signedIn();
  const lesson = await openLesson(ctx, lessonId);
  await saveProgress(
    ctx.app.database.db,
    { userId: session.userId, lessonId },
    {
      openedAt: ctx.app.clock.now(),
      ...(positionSeconds !== null && { positionSeconds: clampPosition(positionSeconds, lesson.durationSeconds) }),
    },
  );
  return reread(ctx, lesson);
}

/** Reads the lesson again after a write: what was loaded before it is stale. */
async function reread(ctx: Context, lesson: OutlineLesson): Promise<OutlineLesson> {
  const outline = ctx.loader(outlineLoader);
  outline.clear(lesson.courseId);
  return (await outline.load(lesson.courseId)).find((one) => one.id === lesson.id) ?? lesson;
}
