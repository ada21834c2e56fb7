import { courseForm, introForm, lessonForm, unitForm, type CourseForm, type LessonForm } from '@atlas/domain/courses';
import { fileNameForm, renamedFile } from '@atlas/domain/files';
import { fieldErrors, type Schema } from '@atlas/domain/forms';
import { settingValue } from '@atlas/domain/settings';
import type { Db } from '../../db/open.ts';
import { UserError } from '../../errors.ts';
import type { Context } from '../../commands/context.ts';
import { recordAudit } from '../audit/commands.ts';
import { findSetting } from '../settings/repo.ts';
import {
  countLessonsOf,
  deleteFile,
  deleteUnit,
  findLessonFile,
  findLessons,
  findUnits,
  hasVideoFile,
  insertCourse,
  insertLesson,
  insertUnit,
  lessonLoader,
  moveLesson,
  renameFile,
  saveRevision,
  setCourseLevels,
  setLessonArchived,
  writeOrder,
} from './editRepo.ts';
import { courseLoader, unitLoader, type Course, type Unit } from './repo.ts';

type Input = Record<string, unknown>;

/** Parses what a form sent with the form's own schema. Throws BAD_USER_INPUT with a message per field. */
function parsed<Values>(schema: Schema & { parse(values: unknown): Values }, input: Input): Values {
  const errors = fieldErrors(schema, input);
  if (errors) throw new UserError('BAD_USER_INPUT', 'Errors prevented this form from being saved', errors);
  return schema.parse(input);
}

const stale = (what: string) =>
  new UserError('STALE', `Somebody else saved this ${what} while you were editing it. Nothing of yours is lost: compare, then save again.`);
const gone = (what: string) => new UserError('NOT_FOUND', `This ${what} does not exist any more.`);

/** Runs one edit in a transaction, with its line in the audit. */
async function edit<T>(
  ctx: Context,
  entry: { action: string; subjectType: 'course' | 'unit' | 'lesson' | 'file'; subjectId?: number; before?: object; after?: object },
  work: (tx: Db, at: Date) => Promise<T>,
): Promise<T> {
  const at = ctx.app.clock.now();
  return ctx.app.database.transaction(async (tx) => {
    const result = await work(tx, at);
    const subjectId = entry.subjectId ?? (typeof result === 'number' ? result : undefined);
    await recordAudit(tx, ctx.actor(), {
      at,
      action: entry.action,
      subjectType: entry.subjectType,
      ...(subjectId !== undefined && { subjectId }),
      ...(entry.before && { before: { ...entry.before } }),
      ...(entry.after && { after: { ...entry.after } }),
    });
    return result;
  });
}

const courseValues = ({ name, shortDescription, description, authorId }: CourseForm) => ({ name, shortDescription, description, authorId });

/** Creates a course without units, open to nobody but the access levels chosen. Answers its id. */
export async function createCourse(ctx: Context, input: Input): Promise<number> {
  const values = parsed(courseForm, input);
  return edit(ctx, { action: 'createCourse', subjectType: 'course', after: values }, async (tx, at) => {
    const id = await insertCourse(tx, { ...courseValues(values), createdAt: at });
    await setCourseLevels(tx, id, values.accessLevelIds);
    return id;
  });
}

/** Saves a course and the access levels that it is open to. Throws STALE when it was saved since the revision was read. */
export async function updateCourse(ctx: Context, id: number, revision: number, input: Input): Promise<void> {
  const values = parsed(courseForm, input);
  const before = await present(ctx, id);
  await edit(ctx, { action: 'updateCourse', subjectType: 'course', subjectId: id, before: summary(before), after: values }, async (tx) => {
    if (!(await saveRevision(tx, { course: courseValues(values) }, id, revision))) throw stale('course');
    await setCourseLevels(tx, id, values.accessLevelIds);
  });
  ctx.loader(courseLoader).clear(id);
}

/** Saves what the course opens with. Throws STALE like `updateCourse`. */
export async function saveCourseIntro(ctx: Context, id: number, revision: number, input: Input): Promise<void> {
  const values = parsed(introForm, input);
  const before = await present(ctx, id);
  const set = { intro: values.intro, introVideoLink: values.introVideoUrl === '' ? null : values.introVideoUrl };
  const entry = { action: 'saveCourseIntro', subjectType: 'course', subjectId: id, before: { intro: before.intro }, after: set } as const;
  await edit(ctx, entry, async (tx) => {
    if (!(await saveRevision(tx, { course: set }, id, revision))) throw stale('course');
  });
  ctx.loader(courseLoader).clear(id);
}

/** Takes a course away from members, or gives it back. Doing it twice changes nothing. */
export async function setCourseArchived(ctx: Context, id: number, archived: boolean): Promise<void> {
  const course = await present(ctx, id);
  if ((course.archivedAt !== null) === archived) return;
  await edit(ctx, { action: archived ? 'archiveCourse' : 'restoreCourse', subjectType: 'course', subjectId: id }, async (tx, at) => {
    if (!(await saveRevision(tx, { course: { archivedAt: archived ? at : null } }, id, course.revision))) throw stale('course');
  });
  ctx.loader(courseLoader).clear(id);
}

/** Adds a unit at the end of a course. Answers its id. */
export async function createUnit(ctx: Context, input: Input): Promise<number> {
  const values = parsed(unitForm, input);
  await present(ctx, values.courseId);
  return edit(ctx, { action: 'createUnit', subjectType: 'unit', after: values }, (tx) => insertUnit(tx, values));
}

export async function updateUnit(ctx: Context, id: number, revision: number, input: Input): Promise<void> {
  const unit = await presentUnit(ctx, id);
  const { courseId: _course, ...set } = parsed(unitForm, { ...input, courseId: unit.courseId });
  await edit(ctx, { action: 'updateUnit', subjectType: 'unit', subjectId: id, before: { name: unit.name }, after: set }, async (tx) => {
    if (!(await saveRevision(tx, { unit: set }, id, revision))) throw stale('unit');
  });
  ctx.loader(unitLoader).clear(id);
}

/** Removes a unit that never had a lesson. Throws CONFLICT while there are lessons in it, archived ones included. */
export async function removeUnit(ctx: Context, id: number): Promise<number> {
  const unit = await presentUnit(ctx, id);
  await edit(ctx, { action: 'removeUnit', subjectType: 'unit', subjectId: id, before: { name: unit.name } }, async (tx) => {
    if ((await countLessonsOf(tx, id)) > 0) {
      throw new UserError(
        'CONFLICT',
        'This unit has lessons, or had some that members worked on. Move its lessons to another unit; an empty one is not shown.',
      );
    }
    await deleteUnit(tx, id);
  });
  return unit.courseId;
}

/** Writes the order of units and lessons. Throws STALE when units or lessons were added or taken away since it was read. */
export async function saveTracks(
  ctx: Context,
  courseId: number,
  order: readonly { unitId: number; lessonIds: readonly number[] }[],
): Promise<void> {
  await present(ctx, courseId);
  await edit(ctx, { action: 'saveTracks', subjectType: 'course', subjectId: courseId, after: { order } }, async (tx) => {
    const current = await findUnits(tx, courseId);
    const lessons = await findLessons(
      tx,
      current.map(({ id }) => id),
    );
    const same = (left: readonly number[], right: readonly number[]) =>
      left.length === right.length && new Set([...left, ...right]).size === left.length;
    const isWhole =
      same(
        order.map(({ unitId }) => unitId),
        current.map(({ id }) => id),
      ) &&
      same(
        order.flatMap(({ lessonIds }) => lessonIds),
        lessons.map(({ id }) => id),
      );
    if (!isWhole) throw stale('course');
    await writeOrder(tx, courseId, order);
  });
}

/** The hosts that lessons may embed, from the settings. */
export const embedHosts = async (ctx: Context): Promise<readonly string[]> =>
  settingValue('embed-hosts', await findSetting(ctx.app.database.db, 'embed-hosts'));

const lessonValues = (values: LessonForm) => ({
  name: values.name,
  type: values.type,
  shortDescription: values.shortDescription,
  body: values.description,
  videoLink: values.videoUrl === '' ? null : values.videoUrl,
  embedUrl: values.embedUrl === '' ? null : values.embedUrl,
  durationSeconds: values.durationSeconds ?? 0,
});

/** Adds a lesson at the end of a unit. Answers its id. */
export async function createLesson(ctx: Context, input: Input): Promise<number> {
  // A new lesson has no files yet: a video of one's own is uploaded right after.
  const values = parsed(lessonForm(await embedHosts(ctx), { hasVideoFile: input['videoFollows'] === true }), input);
  await presentUnit(ctx, values.unitId);
  return edit(ctx, { action: 'createLesson', subjectType: 'lesson', after: { ...lessonValues(values), unitId: values.unitId } }, (tx, at) =>
    insertLesson(tx, { ...lessonValues(values), unitId: values.unitId, createdAt: at }),
  );
}

/** Saves a lesson; another unit of the same course moves it there. Throws STALE like `updateCourse`. */
export async function updateLesson(ctx: Context, id: number, revision: number, input: Input): Promise<void> {
  const lesson = await presentLesson(ctx, id);
  const facts = { hasVideoFile: await hasVideoFile(ctx.app.database.db, id) };
  const values = parsed(lessonForm(await embedHosts(ctx), facts), input);
  const [from, to] = await Promise.all([presentUnit(ctx, lesson.unitId), presentUnit(ctx, values.unitId)]);
  if (from.courseId !== to.courseId)
    throw new UserError('BAD_USER_INPUT', 'A lesson moves within its course only.', { unitId: 'Choose a unit of this course.' });
  const set = lessonValues(values);
  await edit(
    ctx,
    { action: 'updateLesson', subjectType: 'lesson', subjectId: id, before: { name: lesson.name }, after: set },
    async (tx) => {
      if (!(await saveRevision(tx, { lesson: set }, id, revision))) throw stale('lesson');
      await moveLesson(tx, id, values.unitId);
    },
  );
  ctx.loader(lessonLoader).clear(id);
}

/** Takes a lesson out of its course, or puts it back; what members did with it is kept. */
export async function setArchivedLesson(ctx: Context, id: number, archived: boolean): Promise<void> {
  const lesson = await presentLesson(ctx, id);
  if ((lesson.archivedAt !== null) === archived) return;
  await edit(ctx, { action: archived ? 'archiveLesson' : 'restoreLesson', subjectType: 'lesson', subjectId: id }, (tx, at) =>
    setLessonArchived(tx, lesson, archived ? at : null),
  );
  ctx.loader(lessonLoader).clear(id);
}

/** Gives a lesson's file another name; its kind stays. Answers the lesson's id. */
export async function renameLessonFile(ctx: Context, id: number, name: string): Promise<number> {
  const file = await presentFile(ctx, id);
  const whole = renamedFile(file.name, parsed(fileNameForm, { name }).name);
  await edit(
    ctx,
    { action: 'renameLessonFile', subjectType: 'file', subjectId: id, before: { name: file.name }, after: { name: whole } },
    (tx) => renameFile(tx, id, whole),
  );
  return file.lessonId;
}

/** Takes a file away from its lesson. Answers the lesson's id. */
export async function removeLessonFile(ctx: Context, id: number): Promise<number> {
  const file = await presentFile(ctx, id);
  await edit(
    ctx,
    { action: 'removeLessonFile', subjectType: 'file', subjectId: id, before: { name: file.name, storageKey: file.storageKey } },
    (tx) => deleteFile(tx, id),
  );
  return file.lessonId;
}

const summary = ({ name, shortDescription, description, authorId }: Course) => ({ name, shortDescription, description, authorId });

async function present(ctx: Context, id: number): Promise<Course> {
  const course = await ctx.loader(courseLoader).load(id);
  if (!course) throw gone('course');
  return course;
}
async function presentUnit(ctx: Context, id: number): Promise<Unit> {
  const unit = await ctx.loader(unitLoader).load(id);
  if (!unit) throw gone('unit');
  return unit;
}
async function presentLesson(ctx: Context, id: number) {
  const lesson = await ctx.loader(lessonLoader).load(id);
  if (!lesson) throw gone('lesson');
  return lesson;
}
async function presentFile(ctx: Context, id: number) {
  const file = await findLessonFile(ctx.app.database.db, id);
  if (!file || file.lessonId === null) throw gone('file');
  return { ...file, lessonId: file.lessonId };
}
