import { lockText, type Lock } from '@atlas/domain/access';
import { isLive, publicationOf, type PublishFacts } from '@atlas/domain/content';
import {
  clampPosition,
  courseForm,
  introForm,
  isSameOrder,
  isSameOutline,
  lessonForm,
  lessonNoteForm,
  NOTE_SAVED_ELSEWHERE,
  unitForm,
  type LessonForm,
  type UnitOrder,
} from '@atlas/domain/courses';
import { fileNameForm, renamedFile } from '@atlas/domain/files';
import { change, changeWithin, create, setArchived } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import type { Reader } from '../../commands/reader.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { type RecordRevision, gone, insertRow, ofCaller, defineRecord, saveRow, stale, type Subject } from '../../commands/subject.ts';
import { UserError } from '../../errors.ts';
import { explained, lockOf, lockOfReader, type Publishing, registerExplanation } from '../content/commands.ts';
import { opensAllOf } from '../content/repo.ts';
import { registerFileOwner, fileSubject, noSuchFile } from '../files/commands.ts';
import { deleteFile, renameFile } from '../files/repo.ts';
import {
  findFinished,
  findLessonFacts,
  findLessonStates,
  findNoteRevision,
  hasVideoFile,
  lessonPlace,
  lessonLoader,
  readsDrafts,
  saveNote,
  saveProgress,
  type Lesson,
  type LessonState,
} from './lessonRepo.ts';
import { COURSE_CONTENT, courseLoader, findCourseLevels, hasCourseCover, setCourseLevels } from './repo.ts';
import { countLessonsOf, findOrder, lastUnitPlace, removeUnitRow, writeOrder } from './unitRepo.ts';
import { courses, lessons, units } from './tables.ts';

// --- Learning ----------------------------------------------------------------------------------------------------------------------

/** The reason why the reader cannot open a course; null when they can. */
export async function courseLock(ctx: Context, courseId: number): Promise<Lock | null> {
  const course = await ctx.loader(courseLoader).load(courseId);
  return course ? lockOf(ctx, COURSE_CONTENT, course) : { reason: 'not-enrolled' };
}

/** Whether a lesson can be opened: it is live, or a draft that the reader manages. */
const isInUse = (lesson: Lesson, { reader, now }: { reader: Reader; now: Date }): boolean =>
  readsDrafts(reader) ? lesson.archivedAt === null : isLive(lesson, now);

/**
 * Loads a lesson that the reader may open.
 *
 * @throws NOT_FOUND
 * @throws FORBIDDEN with the reason
 */
export async function openLesson(ctx: Context, lessonId: number): Promise<Lesson> {
  const lesson = await ctx.loader(lessonLoader).load(lessonId);
  if (!lesson || !isInUse(lesson, ctx.source)) throw new UserError('NOT_FOUND', 'This lesson does not exist.');
  const lock = await courseLock(ctx, lesson.courseId);
  if (lock) throw new UserError('FORBIDDEN', lockText(lock));
  return lesson;
}

// A lesson opens when its course does, by the check of `openLesson`.
registerExplanation('lesson', async (ctx, { levels }, lessonId) => {
  const lesson = await ctx.loader(lessonLoader).load(lessonId);
  const course = lesson && (await ctx.loader(courseLoader).load(lesson.courseId));
  if (lesson === null || course === null) throw new UserError('NOT_FOUND', 'This lesson does not exist.');
  return Promise.all(
    levels.map(async ({ name, reader }) => {
      if (!isInUse(lesson, { reader, now: ctx.source.now }))
        return { levelName: name, lock: null, problem: lockText({ reason: lesson.archivedAt === null ? 'unpublished' : 'archived' }) };
      return explained(name, await lockOfReader(ctx, COURSE_CONTENT, course, reader));
    }),
  );
});

/** A person's progress as an audited record; its id is the lesson's id. */
const finishedBy = (userId: number): Subject<{ finishedAt: Date | null }> => ({
  name: 'lesson',
  read: (tx, lessonId) => findFinished(tx, { userId, lessonId }),
  scope: ofCaller('lesson', () => userId),
});

/** Marks a lesson as finished, or undoes that. Repeated calls change nothing. */
export async function setLessonFinished(ctx: Context, lessonId: number, finished: boolean): Promise<void> {
  const { userId } = ctx.signedIn().session;
  await openLesson(ctx, lessonId);
  await change(ctx, finishedBy(userId), lessonId, finished ? 'finishLesson' : 'unfinishLesson', async ({ tx, at, before }) => {
    if ((before.finishedAt !== null) === finished) return;
    await saveProgress(tx, { userId, lessonId }, { openedAt: at, finishedAt: finished ? at : null });
  });
}

/**
 * Stores that a lesson was opened and, for a video, the playback position in seconds. The position
 * is saved every few seconds of watching and no rule depends on it, so it is not audited.
 */
export async function saveLessonPosition(ctx: Context, lessonId: number, positionSeconds: number | null): Promise<void> {
  const { userId } = ctx.signedIn().session;
  const lesson = await openLesson(ctx, lessonId);
  const position = positionSeconds === null ? {} : { positionSeconds: clampPosition(positionSeconds, lesson.durationSeconds) };
  await saveProgress(ctx.app.database.db, { userId, lessonId }, { openedAt: ctx.app.clock.now(), ...position });
  ctx.forget();
}

/**
 * A person's notes as an audited record; its id is the lesson's id. The audit contains that a note
 * was saved, not its text.
 */
const notedBy = (userId: number): Subject<{ noteRevision: number }> => ({
  name: 'lesson',
  read: async (tx, lessonId) => ({ noteRevision: await findNoteRevision(tx, { userId, lessonId }) }),
  scope: ofCaller('lesson', () => userId),
});

/**
 * Saves the caller's note on a lesson that opens for them; an empty text removes it. `revision` is
 * that of the note as it was read, 0 when there was none.
 *
 * @throws STALE when it was saved since
 */
export async function saveLessonNote(ctx: Context, { id, revision }: RecordRevision, input: Input): Promise<void> {
  const { userId } = ctx.signedIn().session;
  const { text } = parseForm(lessonNoteForm, input);
  await openLesson(ctx, id);
  await change(ctx, notedBy(userId), id, 'saveLessonNote', async ({ tx, at, before }) => {
    if (before.noteRevision === 0 && text === '') return;
    const isSaved = await saveNote(tx, { userId, lessonId: id }, { text, savedAt: at, revision });
    if (!isSaved) throw new UserError('STALE', NOTE_SAVED_ELSEWHERE);
  });
}

// --- Courses -----------------------------------------------------------------------------------------------------------------------

const COURSE = defineRecord('course', courses, {
  extras: async (tx, id) => ({ accessLevelIds: await findCourseLevels(tx, id) }),
  constraintErrors: {
    courses_author_id_users_id_fk: { field: 'authorId', message: 'This author no longer exists.' },
    access_level_courses_access_level_id_access_levels_id_fk: {
      field: 'accessLevelIds',
      message: 'One of the access levels no longer exists.',
    },
  },
});

/** Creates a course without units, open only to the selected access levels. */
export function createCourse(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const { accessLevelIds, ...values } = parseForm(courseForm, input);
  return create(ctx, COURSE, { action: 'createCourse', idempotency }, async ({ tx, at }) => {
    const id = await insertRow(tx, COURSE, { ...values, createdAt: at });
    await setCourseLevels(tx, id, accessLevelIds);
    return id;
  });
}

/**
 * Saves a course and the access levels that it is open to.
 *
 * @throws STALE when it was saved since the revision was read
 */
export function updateCourse(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { accessLevelIds, ...values } = parseForm(courseForm, input);
  return change(ctx, COURSE, edition.id, 'updateCourse', async ({ tx }) => {
    await saveRow(tx, COURSE, edition, values);
    await setCourseLevels(tx, edition.id, accessLevelIds);
  });
}

/**
 * Saves the introduction of a course.
 *
 * @throws STALE like `updateCourse`
 */
export function saveCourseIntro(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const { intro, introVideoUrl } = parseForm(introForm, input);
  const values = { intro, introVideoUrl: introVideoUrl || null };
  return change(ctx, COURSE, edition.id, 'saveCourseIntro', ({ tx }) => saveRow(tx, COURSE, edition, values));
}

/** Archives a course, so that members no longer see it, or restores it. */
export const setCourseArchived = (ctx: Context, id: number, archived: boolean): Promise<void> => setArchived(ctx, COURSE, id, archived);

// --- Units and their order ---------------------------------------------------------------------------------------------------------

const UNIT = defineRecord('unit', units, {
  constraintErrors: { units_position: { message: 'Someone else changed this course at the same moment. Try again.' } },
});

/** Adds a unit at the end of a course, and returns its id. */
export function addUnit(ctx: Context, courseId: number, input: Input, idempotency?: Idempotency): Promise<number> {
  const values = parseForm(unitForm, { ...input, courseId });
  return create(ctx, UNIT, { action: 'createUnit', idempotency }, async ({ tx }) => {
    // Locks the course, so that two units added at once get two positions.
    if ((await COURSE.read(tx, courseId)) === null) throw gone(COURSE);
    return insertRow(tx, UNIT, { ...values, position: lastUnitPlace(courseId) });
  });
}

/**
 * Adds a unit like `addUnit`.
 *
 * @returns the course's id
 */
export async function createUnit(ctx: Context, courseId: number, input: Input, idempotency?: Idempotency): Promise<number> {
  await addUnit(ctx, courseId, input, idempotency);
  return courseId;
}

/**
 * Saves the texts of a unit.
 *
 * @throws STALE like `updateCourse`
 */
export function updateUnit(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  return change(ctx, UNIT, edition.id, 'updateUnit', ({ tx, before }) => {
    const { courseId: _kept, ...values } = parseForm(unitForm, { ...input, courseId: before.courseId });
    return saveRow(tx, UNIT, edition, values);
  });
}

/**
 * Removes a unit without lessons.
 *
 * @returns the course's id
 * @throws CONFLICT while it has lessons, including archived ones
 */
export const removeUnit = (ctx: Context, id: number): Promise<number> =>
  change(ctx, UNIT, id, 'removeUnit', async ({ tx, before }) => {
    if ((await countLessonsOf(tx, id)) > 0)
      throw new UserError(
        'CONFLICT',
        'This unit has lessons, or had some that members worked on. Move its lessons to another unit; an empty one is not shown.',
      );
    await removeUnitRow(tx, id);
    return before.courseId;
  });

/** The order of a course's units and lessons, as an audited record of the course. */
const OUTLINE: Subject<{ order: UnitOrder[] }> = {
  scope: 'of-no-person',
  name: 'course',
  read: async (tx, courseId) => ((await COURSE.read(tx, courseId)) ? { order: await findOrder(tx, courseId) } : null),
};

/**
 * Saves the order of units and lessons.
 *
 * @param read the order that the new one is based on, if the caller knows it
 * @throws STALE when units or lessons were added or removed since it was read, or moved by someone
 *   else
 */
export const saveTracks = (ctx: Context, courseId: number, order: readonly UnitOrder[], read: readonly UnitOrder[] | null): Promise<void> =>
  change(ctx, OUTLINE, courseId, 'saveTracks', async ({ tx, before }) => {
    if (!isSameOutline(before.order, order) || (read !== null && !isSameOrder(before.order, read))) throw stale(OUTLINE);
    await writeOrder(tx, courseId, order);
  });

// --- Lessons -----------------------------------------------------------------------------------------------------------------------

const LESSON = defineRecord('lesson', lessons, {
  constraintErrors: { lessons_position: { message: 'Someone else changed this unit at the same moment. Try again.' } },
});

const lessonValues = ({ videoUrl, embedUrl, durationSeconds, ...values }: LessonForm) => ({
  ...values,
  videoUrl: videoUrl || null,
  embedUrl: embedUrl || null,
  durationSeconds: durationSeconds ?? 0,
});

/** Adds a lesson at the end of a unit. */
export async function createLesson(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  const embedHosts = await ctx.app.values.get('embed-hosts');
  // A new lesson has no files yet: an uploaded video follows right after.
  const values = lessonValues(parseForm(lessonForm(embedHosts, { hasVideoFile: input['videoFollows'] === true }), input));
  return create(ctx, LESSON, { action: 'createLesson', idempotency }, async ({ tx, at }) => {
    if ((await UNIT.read(tx, values.unitId)) === null) throw gone(UNIT);
    return insertRow(tx, LESSON, { ...values, position: lessonPlace({ unitId: values.unitId, archived: false }), createdAt: at });
  });
}

/**
 * Saves a lesson; another unit of the same course moves it there.
 *
 * @throws STALE like `updateCourse`
 */
export async function updateLesson(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  const embedHosts = await ctx.app.values.get('embed-hosts');
  return change(ctx, LESSON, edition.id, 'updateLesson', async ({ tx, before }) => {
    const form = lessonForm(embedHosts, { hasVideoFile: await hasVideoFile(tx, edition.id) });
    const { unitId, ...values } = lessonValues(parseForm(form, input));
    const [from, to] = [await UNIT.read(tx, before.unitId), await UNIT.read(tx, unitId)];
    if (to === null) throw gone(UNIT);
    if (from?.courseId !== to.courseId)
      throw new UserError('BAD_USER_INPUT', 'A lesson moves within its course only.', { unitId: 'Choose a unit of this course.' });
    const place = lessonPlace({ id: edition.id, unitId, archived: before.archivedAt !== null });
    await saveRow(tx, LESSON, edition, unitId === before.unitId ? values : { ...values, unitId, position: place });
  });
}

/** Archives a lesson, or restores it at the end of its unit. Members' progress is retained. */
export const setLessonArchived = (ctx: Context, id: number, archived: boolean): Promise<void> =>
  setArchived(ctx, LESSON, id, archived, { values: (lesson) => ({ position: lessonPlace({ ...lesson, archived }) }) });

// --- Publication -------------------------------------------------------------------------------------------------------------------

export const LESSON_PUBLISHING: Publishing<typeof lessons> = {
  subject: LESSON,
  facts: async (db, { id, type }, { at }) => ({ kind: 'lesson', type, ...(await findLessonFacts(db, id, at)) }),
};

/** Publishing a course can publish its draft lessons as well, except those without content. */
export const COURSE_PUBLISHING: Publishing<typeof courses> = {
  subject: COURSE,
  facts: async (db, { id }, asked) => courseFacts(await findLessonStates(db, [id]), { ...asked, hasCover: await hasCourseCover(db, id) }),
  also: async (ctx, { tx, at, before }, publishedAt) => {
    for (const { id } of (await findLessonStates(tx, [before.id])).filter(isReadyDraft))
      await changeWithin(ctx, LESSON, id, { tx, at, action: 'publishLesson' }, ({ before: { revision } }) =>
        saveRow(tx, LESSON, { id, revision }, { publishedAt }),
      );
  },
};

/** The facts on which the publication of a course at an instant depends. */
export function courseFacts(
  lessonsOf: readonly LessonState[],
  { at, withDrafts, hasCover }: { at: Date; withDrafts: boolean; hasCover: boolean },
): PublishFacts {
  const shown = lessonsOf.filter((one) => publicationOf(one.publishedAt, at) === 'published' || (withDrafts && isReadyDraft(one)));
  return { kind: 'course', lessons: lessonsOf.length, shownLessons: shown.length, hasCover };
}

/** Whether a lesson is published together with its course: a draft that has its content. */
export const isReadyDraft = ({ publishedAt, hasContent }: LessonState): boolean => publishedAt === null && hasContent;

// --- Files -------------------------------------------------------------------------------------------------------------------------

registerFileOwner('lessonId', {
  assertReadable: async (ctx, lessonId) => {
    ctx.signedIn();
    await openLesson(ctx, lessonId);
  },
  table: lessons,
  purposes: {
    attachment: { kinds: 'any', isPrivate: true, uploadedBy: [{ who: 'staff', page: 'newLessonFile' }] },
    video: { kinds: ['video'], isPrivate: true, uploadedBy: [{ who: 'staff', page: 'newLessonFile' }] },
  },
});

// The cover of a course. Covers of drafts and archived courses are only for staff who manage courses.
registerFileOwner('courseId', {
  assertReadable: async (ctx, courseId) => {
    const { reader } = ctx.signedIn();
    const course = await ctx.loader(courseLoader).load(courseId);
    if (!course || !(isLive(course, ctx.source.now) || opensAllOf(COURSE_CONTENT, reader))) throw noSuchFile();
  },
  table: courses,
  purposes: { cover: { kinds: ['image'], isPrivate: false, uploadedBy: [{ who: 'staff', page: 'editCourse' }] } },
});

const LESSON_FILE = fileSubject('lesson file', 'lessonId');

/**
 * Renames a lesson's file; its extension stays.
 *
 * @returns the lesson's id
 */
export function renameLessonFile(ctx: Context, id: number, input: Input): Promise<number> {
  const { name } = parseForm(fileNameForm, input);
  return change(ctx, LESSON_FILE, id, 'renameLessonFile', async ({ tx, before }) => {
    await renameFile(tx, id, renamedFile(before.name, name));
    return before.lessonId;
  });
}

/**
 * Removes a file from its lesson.
 *
 * @returns the lesson's id
 */
export const removeLessonFile = (ctx: Context, id: number): Promise<number> =>
  change(ctx, LESSON_FILE, id, 'removeLessonFile', async ({ tx, at, before }) => {
    await deleteFile(tx, id, at);
    return before.lessonId;
  });
