import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { can } from '@atlas/domain/access';
import type { LessonType } from '@atlas/domain/courses';
import { inList } from '../../db/inList.ts';
import type { Db } from '../../db/open.ts';
import { prepared } from '../../db/prepared.ts';
import { manyBy, oneById, type Source, valueBy } from '../../commands/loaders.ts';
import type { Reader } from '../../commands/reader.ts';
import { isLiveAt } from '../content/repo.ts';
import { files } from '../files/tables.ts';
import { courses, lessonNotes, lessonProgress, lessons, units } from './tables.ts';

/** Whether a reader sees the drafts among the lessons of a course. */
export const readsDrafts = ({ access }: Reader): boolean => can(access, { page: 'lesson' });

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
  publishedAt: Date | null;
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
const toContinue = (drafts: boolean): SQL => sql`${lessons.id} in (
  select picked.id from unnest((select ${sql.placeholder('ids')}::int[])) as wanted(course_id)
  cross join lateral (
    with outline as (
      select l.id, p.finished_at, p.opened_at, row_number() over (order by u.position, l.position) as number
      from ${units} u join ${lessons} l on l.unit_id = u.id and l.archived_at is null ${drafts ? sql`` : sql`and l.published_at <= ${sql.placeholder('now')}`}
      left join ${lessonProgress} p on p.lesson_id = l.id and p.user_id = ${sql.placeholder('userId')}
      where u.course_id = wanted.course_id
    )
    select id from outline where finished_at is null
    order by number < coalesce((select number from outline where opened_at is not null order by opened_at desc, number limit 1), 0), number
    limit 1
  ) as picked
)`;

const LESSONS = {
  ofCourses: (drafts: boolean) =>
    and(inList(units.courseId), drafts ? isNull(lessons.archivedAt) : isLiveAt(lessons, sql.placeholder('now'))),
  byId: () => inList(lessons.id),
  toContinue,
};
const readLessons = prepared((db: Db, which: keyof typeof LESSONS, drafts: boolean) =>
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
      publishedAt: lessons.publishedAt,
      archivedAt: lessons.archivedAt,
      finishedAt: lessonProgress.finishedAt,
      positionSeconds: sql<number>`coalesce(${lessonProgress.positionSeconds}, 0)`,
      openedAt: lessonProgress.openedAt,
    })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, sql.placeholder('userId'))))
    .where(LESSONS[which](drafts))
    .orderBy(asc(units.courseId), asc(units.position), asc(lessons.position)),
);
const lessonsFor = ({ db, reader, now }: Source, ids: readonly number[], which: keyof typeof LESSONS): Promise<Lesson[]> =>
  readLessons(db, { ids, userId: reader.userId, now: now.toISOString() }, which, readsDrafts(reader));

/**
 * Every lesson of the courses in reading order, with the reader's progress, in one statement.
 * Archived lessons are left out, and drafts for readers who do not see them.
 */
export const outlineLoader = manyBy<Lesson>(
  ({ courseId }) => courseId,
  (source, ids) => lessonsFor(source, ids, 'ofCourses'),
);
/** A lesson, whether or not it is archived or published. */
export const lessonLoader = oneById<Lesson>((source, ids) => lessonsFor(source, ids, 'byId'));
/** The lesson for the reader to continue in each course. */
export const nextLessonLoader = valueBy<Lesson | null>(null, async (source, ids) => {
  const rows = await lessonsFor(source, ids, 'toContinue');
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

/** Condition for lessons that have their text, their address to embed, or their video. */
export const HAS_CONTENT = sql<boolean>`case ${lessons.type} when 'TEXT' then ${lessons.body} <> '' when 'EMBED' then ${lessons.embedUrl} is not null
  else ${lessons.videoUrl} is not null or exists (select 1 from ${files} where ${files.lessonId} = ${lessons.id} and ${files.purpose} = 'video') end`;

/** The facts on which the publication of a lesson depends. */
interface LessonFacts {
  hasContent: boolean;
  isCourseLive: boolean;
}

const NO_LESSON: LessonFacts = { hasContent: false, isCourseLive: false };

const readLessonFacts = async (db: Db, ids: readonly number[], now: Date): Promise<{ key: number; value: LessonFacts }[]> => {
  const rows = await db
    .select({ key: lessons.id, hasContent: HAS_CONTENT, isCourseLive: sql<boolean>`${isLiveAt(courses, now)}` })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .innerJoin(courses, eq(courses.id, units.courseId))
    .where(inList(lessons.id, [...ids]));
  return rows.map(({ key, ...value }) => ({ key, value }));
};

export const lessonFactsLoader = valueBy(NO_LESSON, ({ db, now }, ids) => readLessonFacts(db, ids, now));

/** Whether a lesson has its content, and whether its course is live. */
export const findLessonFacts = async (db: Db, lessonId: number, now: Date): Promise<LessonFacts> =>
  (await readLessonFacts(db, [lessonId], now))[0]?.value ?? NO_LESSON;

/** A lesson that is not archived, with what its publication depends on. */
export interface LessonState {
  id: number;
  courseId: number;
  publishedAt: Date | null;
  hasContent: boolean;
}

/** The lessons of courses that are not archived, by id. */
export const findLessonStates = (db: Db, courseIds: readonly number[]): Promise<LessonState[]> =>
  db
    .select({ id: lessons.id, courseId: units.courseId, publishedAt: lessons.publishedAt, hasContent: HAS_CONTENT })
    .from(lessons)
    .innerJoin(units, eq(units.id, lessons.unitId))
    .where(and(inList(units.courseId, [...courseIds]), isNull(lessons.archivedAt)))
    .orderBy(lessons.id);

export const lessonStatesLoader = manyBy<LessonState>(
  ({ courseId }) => courseId,
  ({ db }, ids) => findLessonStates(db, ids),
);

export const hasVideoFile = async (db: Db, lessonId: number): Promise<boolean> =>
  (await db.$count(files, and(eq(files.lessonId, lessonId), eq(files.purpose, 'video')))) > 0;

/** The main parts that a lesson has, without its text. */
export const lessonPartsLoader = valueBy({ hasText: false, hasVideo: false }, ({ db }, ids) => {
  const hasFile = sql`exists (select 1 from ${files} where ${files.lessonId} = ${lessons.id} and ${files.purpose} = 'video')`;
  return db
    .select({
      key: lessons.id,
      value: {
        hasText: sql<boolean>`(${lessons.body} ~ '[^[:space:]]')`,
        hasVideo: sql<boolean>`(${lessons.videoUrl} is not null or ${hasFile})`,
      },
    })
    .from(lessons)
    .where(inList(lessons.id, ids));
});
