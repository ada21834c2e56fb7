import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader } from '../users/repo.ts';
import {
  createCourse,
  createLesson,
  createUnit,
  embedHosts,
  removeLessonFile,
  removeUnit,
  renameLessonFile,
  saveCourseIntro,
  saveTracks,
  setArchivedLesson,
  setCourseArchived,
  updateCourse,
  updateLesson,
  updateUnit,
} from './editCommands.ts';
import {
  courseCover,
  courseLevels,
  courseProducts,
  courseSize,
  coursesList,
  coursesWhere,
  findAudiences,
  findAuthors,
  findLessonFile,
  lessonLoader,
  type OpenTo,
} from './editRepo.ts';
import { CourseRef, EditedLessonRef, LessonFileRef, LessonType, UnitRef } from './refs.ts';
import { courseLoader, lessonFilesLoader, unitLoader } from './repo.ts';

const OpenToRef = builder.objectRef<Omit<OpenTo, 'courseId'>>('CourseAudience').implement({
  description: 'An access level or a product that opens a course.',
  fields: (t) => ({ databaseId: t.int({ resolve: ({ id }) => id }), name: t.exposeString('name') }),
});

builder.objectFields(CourseRef, (t) => ({
  revision: t.exposeInt('revision', { description: 'Send it with a change; an older one is refused.' }),
  createdAt: t.expose('createdAt', { type: 'DateTime' }),
  archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
  intro: t.exposeString('intro', { description: 'Markdown.' }),
  introVideoUrl: t.exposeString('introVideoLink', { nullable: true }),
  authorUser: t.field({
    type: UserRef,
    nullable: true,
    resolve: (course, _args, ctx) => (course.authorId === null ? null : ctx.loader(userLoader).load(course.authorId)),
  }),
  unitCount: t.int({ resolve: async (course, _args, ctx) => (await ctx.loader(courseSize).load(course.id)).units }),
  lessonCount: t.int({ resolve: async (course, _args, ctx) => (await ctx.loader(courseSize).load(course.id)).lessons }),
  accessLevels: t.field({
    type: [OpenToRef],
    description: 'The access levels that the course is granted to.',
    resolve: (course, _args, ctx) => ctx.loader(courseLevels).load(course.id),
  }),
  products: t.field({
    type: [OpenToRef],
    description: 'The products that contain the course.',
    resolve: (course, _args, ctx) => ctx.loader(courseProducts).load(course.id),
  }),
  coverUrl: t.string({
    nullable: true,
    description: 'An uploaded picture; without one the cover is drawn from the id.',
    resolve: async (course, _args, ctx) => {
      const file = await ctx.loader(courseCover).load(course.id);
      return file === null ? null : `/api/uploads/${file}`;
    },
  }),
}));

builder.objectFields(UnitRef, (t) => ({
  description: t.exposeString('description', { description: 'Markdown.' }),
  revision: t.exposeInt('revision'),
}));

builder.node(EditedLessonRef, {
  description: 'A lesson as staff edit it.',
  id: { resolve: (lesson) => lesson.id },
  loadOne: (id, ctx) => ctx.loader(lessonLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (lesson) => lesson.id }),
    name: t.exposeString('name'),
    type: t.field({ type: LessonType, resolve: ({ type }) => type }),
    shortDescription: t.exposeString('shortDescription'),
    body: t.exposeString('body', { description: 'Markdown.' }),
    videoUrl: t.exposeString('videoLink', { nullable: true }),
    embedUrl: t.exposeString('embedUrl', { nullable: true }),
    durationSeconds: t.exposeInt('durationSeconds'),
    revision: t.exposeInt('revision'),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    hasVideoFile: t.boolean({
      description: 'A video was uploaded for it, so that it needs no video link.',
      resolve: async (lesson, _args, ctx) =>
        (await ctx.loader(lessonFilesLoader).load(lesson.id)).some(({ purpose }) => purpose === 'video'),
    }),
    unit: t.field({ type: UnitRef, resolve: (lesson, _args, ctx) => found(ctx.loader(unitLoader).load(lesson.unitId)) }),
    course: t.field({
      type: CourseRef,
      resolve: async (lesson, _args, ctx) => {
        const { courseId } = await found(ctx.loader(unitLoader).load(lesson.unitId));
        return found(ctx.loader(courseLoader).load(courseId));
      },
    }),
    files: t.field({ type: [LessonFileRef], resolve: (lesson, _args, ctx) => ctx.loader(lessonFilesLoader).load(lesson.id) }),
  }),
});

async function found<T>(value: Promise<T | null>): Promise<T> {
  const it = await value;
  if (it === null) throw new Error('A record of a lesson is gone');
  return it;
}

listField(ViewerRef, {
  name: 'courses',
  description: 'Every course, for those who look after them.',
  type: CourseRef,
  list: coursesList,
  filter: builder.inputType('CoursesFilter', { fields: (t) => ({ search: t.string(), archived: t.boolean(), authorId: t.int() }) }),
  where: coursesWhere,
  loader: courseLoader,
  defaultSort: { by: 'created', descending: true },
});

builder.objectFields(ViewerRef, (t) => ({
  embedHosts: t.stringList({ description: 'The hosts that lessons may embed.', resolve: (_viewer, _args, ctx) => embedHosts(ctx) }),
  courseAuthors: t.field({
    type: [UserRef],
    description: 'Who can be named as the author of a course: coaches, experts and staff.',
    resolve: (_viewer, _args, ctx) => findAuthors(ctx.source.db),
  }),
  courseAudiences: t.field({
    type: [OpenToRef],
    description: 'The access levels that a course can be granted to.',
    resolve: (_viewer, _args, ctx) => findAudiences(ctx.source.db),
  }),
  editedLesson: t.field({
    type: EditedLessonRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(lessonLoader).load(databaseId),
  }),
  lessonFile: t.field({
    type: LessonFileRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: async (_viewer, { databaseId }, ctx) => {
      const file = await findLessonFile(ctx.source.db, databaseId);
      return file?.lessonId == null ? null : file;
    },
  }),
}));
builder.objectField(LessonFileRef, 'lesson', (t) =>
  t.field({
    type: EditedLessonRef,
    nullable: true,
    resolve: (file, _args, ctx) => (file.lessonId === null ? null : ctx.loader(lessonLoader).load(file.lessonId)),
  }),
);

const CourseInput = builder.inputType('CourseInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    shortDescription: t.string(),
    description: t.string(),
    authorId: t.int(),
    accessLevelIds: t.intList({ required: true }),
  }),
});
const IntroInput = builder.inputType('CourseIntroInput', {
  fields: (t) => ({ intro: t.string({ required: true }), introVideoUrl: t.string({ required: true }) }),
});
const UnitInput = builder.inputType('UnitInput', {
  fields: (t) => ({ name: t.string({ required: true }), shortDescription: t.string(), description: t.string() }),
});
const LessonInput = builder.inputType('LessonInput', {
  fields: (t) => ({
    unitId: t.int({ required: true }),
    name: t.string({ required: true }),
    type: t.field({ type: LessonType, required: true }),
    shortDescription: t.string(),
    description: t.string({ description: 'The text of the lesson, Markdown.' }),
    videoUrl: t.string(),
    embedUrl: t.string(),
    durationSeconds: t.int(),
    videoFollows: t.boolean({ description: 'A new video lesson whose video is uploaded next, so that it has no link yet.' }),
  }),
});
const UnitOrder = builder.inputType('UnitOrder', {
  fields: (t) => ({ unitId: t.int({ required: true }), lessonIds: t.intList({ required: true }) }),
});

const courseOf = (ctx: Context, id: number) => found(ctx.loader(courseLoader).load(id));
const unitOf = (ctx: Context, id: number) => found(ctx.loader(unitLoader).load(id));
const lessonOf = (ctx: Context, id: number) => found(ctx.loader(lessonLoader).load(id));

builder.mutationFields((t) => {
  const databaseId = t.arg.int({ required: true });
  const revision = t.arg.int({ required: true });
  return {
    createCourse: t.field({
      type: CourseRef,
      args: { input: t.arg({ type: CourseInput, required: true }) },
      resolve: async (_root, { input }, ctx) => courseOf(ctx, await createCourse(ctx, { ...input })),
    }),
    updateCourse: t.field({
      type: CourseRef,
      args: { databaseId, revision, input: t.arg({ type: CourseInput, required: true }) },
      resolve: async (_root, args, ctx) => {
        await updateCourse(ctx, args.databaseId, args.revision, { ...args.input });
        return courseOf(ctx, args.databaseId);
      },
    }),
    saveCourseIntro: t.field({
      type: CourseRef,
      args: { databaseId, revision, input: t.arg({ type: IntroInput, required: true }) },
      resolve: async (_root, args, ctx) => {
        await saveCourseIntro(ctx, args.databaseId, args.revision, { ...args.input });
        return courseOf(ctx, args.databaseId);
      },
    }),
    setCourseArchived: t.field({
      type: CourseRef,
      args: { databaseId, archived: t.arg.boolean({ required: true }) },
      resolve: async (_root, args, ctx) => {
        await setCourseArchived(ctx, args.databaseId, args.archived);
        return courseOf(ctx, args.databaseId);
      },
    }),
    createUnit: t.field({
      type: CourseRef,
      description: 'Answers the course, with the new unit at its end.',
      args: { courseId: t.arg.int({ required: true }), input: t.arg({ type: UnitInput, required: true }) },
      resolve: async (_root, { courseId, input }, ctx) => {
        await createUnit(ctx, { ...input, courseId });
        return courseOf(ctx, courseId);
      },
    }),
    updateUnit: t.field({
      type: UnitRef,
      args: { databaseId, revision, input: t.arg({ type: UnitInput, required: true }) },
      resolve: async (_root, args, ctx) => {
        await updateUnit(ctx, args.databaseId, args.revision, { ...args.input });
        return unitOf(ctx, args.databaseId);
      },
    }),
    removeUnit: t.field({
      type: CourseRef,
      args: { databaseId },
      resolve: async (_root, args, ctx) => courseOf(ctx, await removeUnit(ctx, args.databaseId)),
    }),
    saveTracks: t.field({
      type: CourseRef,
      description: 'The order of all units of a course and of all their lessons; a lesson may change its unit.',
      args: { courseId: t.arg.int({ required: true }), order: t.arg({ type: [UnitOrder], required: true }) },
      resolve: async (_root, { courseId, order }, ctx) => {
        await saveTracks(ctx, courseId, order);
        return courseOf(ctx, courseId);
      },
    }),
    createLesson: t.field({
      type: EditedLessonRef,
      args: { input: t.arg({ type: LessonInput, required: true }) },
      resolve: async (_root, { input }, ctx) => lessonOf(ctx, await createLesson(ctx, { ...input })),
    }),
    updateLesson: t.field({
      type: EditedLessonRef,
      args: { databaseId, revision, input: t.arg({ type: LessonInput, required: true }) },
      resolve: async (_root, args, ctx) => {
        await updateLesson(ctx, args.databaseId, args.revision, { ...args.input });
        return lessonOf(ctx, args.databaseId);
      },
    }),
    setLessonArchived: t.field({
      type: EditedLessonRef,
      args: { databaseId, archived: t.arg.boolean({ required: true }) },
      resolve: async (_root, args, ctx) => {
        await setArchivedLesson(ctx, args.databaseId, args.archived);
        return lessonOf(ctx, args.databaseId);
      },
    }),
    renameLessonFile: t.field({
      type: EditedLessonRef,
      args: { databaseId, name: t.arg.string({ required: true }) },
      resolve: async (_root, args, ctx) => lessonOf(ctx, await renameLessonFile(ctx, args.databaseId, args.name)),
    }),
    removeLessonFile: t.field({
      type: EditedLessonRef,
      args: { databaseId },
      resolve: async (_root, args, ctx) => lessonOf(ctx, await removeLessonFile(ctx, args.databaseId)),
    }),
  };
});
