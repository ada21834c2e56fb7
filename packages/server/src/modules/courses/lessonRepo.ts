import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { LessonType } from '@atlas/domain/courses';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { manyBy, oneById, valueBy } from '../../commands/loaders.ts';
import { files } from '../files/tables.ts';
import { lessonNotes, lessonProgress, lessons, units } from './tables.ts';

/** A lesson with the reader's progress. Its content is loaded only where it is selected. */
export interface Lesson {
  id: number;
  courseId: number;
  unitId: number;
  name: string;
  type: LessonType;
  shortDescription: string;
  durationSeconds: number;
  dataBytes: number;
  revision: number;
  archivedAt: Date | null;
  finishedAt: Date | null;
  positionSeconds: number;
  openedAt: Date | null;
}

/**
 * The lessons to continue in the courses of `ids`: `lessonToContinue` of domain in SQL, so that a
 * page of courses does not read every lesson of each. A test compares the two on generated courses.
 * The ids pass through a subquery, so that the planner estimates the same number of them in every
 * plan. Otherwise it plans each time again, which takes three times as long as the statement.
 */
const TO_CONTINUE = sql`${lessons.id} in (
  select picked.id from unnest((select ${sql.placeholder('ids')}::int[])) as wanted(course_id)
  cross join lateral (
    with outline as (
      select l.id, p.finished_at, p.opened_at, row_number() over (order by u.position, l.position) as number
      from ${units} u join ${lessons} l on l.unit_id = u.id and l.archived_at is null
      left join ${lessonProgress} p on p.lesson_id = l.id and p.user_id = ${sql.placeholder('userId')}
      where u.course_id = wanted.course_id
    )
    select id from outline where finished_at is null
    order by number < coalesce((select number from outline where opened_at is not null order by opened_at desc, number limit 1), 0), number
    limit 1
  ) as picked
)`;

const LESSONS = {
  ofCourses: and(inList(units.courseId), isNull(lessons.archivedAt)),
  byId: inList(lessons.id),
  toContinue: TO_CONTINUE,
};
const readLessons = prepared((db: Db, which: keyof typeof LESSONS) =>
  db
    .select({
      id: lessons.id,
      courseId: units.courseId,
      unitId: lessons.unitId,
      name: lessons.name,
      type: lessons.type,
      shortDescription: lessons.shortDescription,
      durationSeconds: lessons.durationSeconds,
      dataBytes: lessons.dataBytes,
      revision: lessons.revision,
      archivedAt: lessons.archivedAt,
      finishedAt: lessonProgress.finishedAt,
      positionSeconds: sql<number>`coalesce(${lessonProgress.positionSeconds}, 0)`,
      openedAt: lessonProgress.openedAt,
    })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, sql.placeholder('userId'))))
    .where(LESSONS[which])
    .orderBy(asc(units.courseId), asc(units.position), asc(lessons.position)),
);
/**
 * Every lesson of the courses in reading order, with the reader's progress, in one statement.
 * Archived lessons are left out.
 */
export const outlineLoader = manyBy<Lesson>(
  ({ courseId }) => courseId,
  ({ db, reader }, ids) => readLessons(db, { ids, userId: reader.userId }, 'ofCourses'),
);
/** A lesson, archived or not. */
export const lessonLoader = oneById<Lesson>(({ db, reader }, ids) => readLessons(db, { ids, userId: reader.userId }, 'byId'));
/** The lesson for the reader to continue in each course. */
export const nextLessonLoader = valueBy<Lesson | null>(null, async ({ db, reader }, ids) => {
  const rows = await readLessons(db, { ids, userId: reader.userId }, 'toContinue');
  return rows.map((lesson) => ({ key: lesson.courseId, value: lesson }));
});

/** The content of a lesson. */
export type LessonBody = Pick<typeof lessons.$inferSelect, 'id' | 'body' | 'videoUrl' | 'embedUrl'>;
export const bodyLoader = oneById<LessonBody>(({ db }, ids) =>
  db
    .select({ id: lessons.id, body: lessons.body, videoUrl: lessons.videoUrl, embedUrl: lessons.embedUrl })
    .from(lessons)
    .where(inList(lessons.id, ids)),
);

export type LessonFile = typeof files.$inferSelect;
export const lessonFilesLoader = manyBy<LessonFile>(
  ({ lessonId }) => lessonId,
  ({ db }, lessonIds) => db.select().from(files).where(inList(files.lessonId, lessonIds)).orderBy(asc(files.position), asc(files.id)),
);

/**
 * The time at which a person finished a lesson; null when they did not. Locks their row until the
 * transaction ends.
 */
export async function findFinished(tx: Db, key: { userId: number; lessonId: number }): Promise<{ finishedAt: Date | null }> {
  const [row] = await tx
    .select({ finishedAt: lessonProgress.finishedAt })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, key.userId), eq(lessonProgress.lessonId, key.lessonId)))
    .for('update');
  return row ?? { finishedAt: null };
}

/** A file of a lesson; null for a file of anything else. */
export const lessonFileLoader = oneById<LessonFile>(({ db }, ids) =>
  db
    .select()
    .from(files)
    .where(and(inList(files.id, ids), isNotNull(files.lessonId))),
);

/** Saves a person's progress in a lesson. Absent values are unchanged. */
export async function saveProgress(
  tx: Db,
  key: { userId: number; lessonId: number },
  change: { openedAt: Date; positionSeconds?: number; finishedAt?: Date | null },
): Promise<void> {
  await tx
    .insert(lessonProgress)
    .values({ ...key, ...change })
    .onConflictDoUpdate({ target: [lessonProgress.userId, lessonProgress.lessonId], set: change });
}

/** A person's note on a lesson. */
export type LessonNote = Pick<typeof lessonNotes.$inferSelect, 'text' | 'revision' | 'savedAt'>;

/** The reader's notes on lessons. */
export const noteLoader = valueBy<LessonNote | null>(null, async ({ db, reader }, ids) => {
  const rows = await db
    .select()
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, reader.userId), inList(lessonNotes.lessonId, ids)));
  return rows.map((note) => ({ key: note.lessonId, value: note }));
});

/**
 * The revision of a person's note on a lesson, 0 for none. Locks the row until the transaction
 * ends.
 */
export async function findNoteRevision(tx: Db, key: { userId: number; lessonId: number }): Promise<number> {
  const [row] = await tx.select({ revision: lessonNotes.revision }).from(lessonNotes).where(isNoteOf(key)).for('update');
  return row?.revision ?? 0;
}

/**
 * Saves a person's note on a lesson as its next revision.
 *
 * @returns false when the note is no longer at `revision`
 */
export async function saveNote(
  tx: Db,
  key: { userId: number; lessonId: number },
  { text, savedAt, revision }: LessonNote,
): Promise<boolean> {
  const at = and(isNoteOf(key), eq(lessonNotes.revision, revision));
  const values = { text, savedAt, revision: revision + 1 };
  const saved =
    text === ''
      ? await tx.delete(lessonNotes).where(at).returning({ revision: lessonNotes.revision })
      : revision === 0
        ? await tx
            .insert(lessonNotes)
            .values({ ...key, ...values })
            .onConflictDoNothing()
            .returning({ revision: lessonNotes.revision })
        : await tx.update(lessonNotes).set(values).where(at).returning({ revision: lessonNotes.revision });
  return saved.length > 0;
}

const isNoteOf = ({ userId, lessonId }: { userId: number; lessonId: number }): SQL | undefined =>
  and(eq(lessonNotes.userId, userId), eq(lessonNotes.lessonId, lessonId));
/**
 * The position of a lesson at the end of a unit. Archived lessons get a negative position, which no
 * order includes.
 */
export const lessonPlace = ({ id, unitId, archived }: { id?: number; unitId: number; archived: boolean }): SQL =>
  archived ? sql`-${id}::int` : sql`(select greatest(coalesce(max(position), 0), 0) + 1 from lessons where unit_id = ${unitId})`;

export const hasVideoFile = async (db: Db, lessonId: number): Promise<boolean> =>
  (await db.$count(files, and(eq(files.lessonId, lessonId), eq(files.purpose, 'video')))) > 0;
