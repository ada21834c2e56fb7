import { COURSE_FILTERS, COURSE_SORTS, courseProgress, learningTotals, sortedCourses, type LearningTotals } from '@atlas/domain/courses';
import { fileCategory, videoEmbedUrl } from '@atlas/domain/uploads';
import type { Context } from '../../commands/context.ts';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf, recordCommands } from '../../graphql/commandFields.ts';
import { connectionComplexity, forwardConnection } from '../../graphql/cursor.ts';
import { listField } from '../../graphql/listField.ts';
import { LockRef } from '../../graphql/lock.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { findFunnelToJoin } from '../funnels/commands.ts';
import { PublicFunnelRef } from '../funnels/refs.ts';
import { UserRef } from '../users/refs.ts';
import { withPictureSizes } from '../../pictureSizes.ts';
import { richText } from '../../richText.ts';
import { userOrNull } from '../users/repo.ts';
import {
  courseLock,
  createCourse,
  createLesson,
  createUnit,
  removeLessonFile,
  removeUnit,
  renameLessonFile,
  saveCourseIntro,
  saveLessonNote,
  saveLessonPosition,
  saveTracks,
  setCourseArchived,
  setLessonArchived,
  setLessonFinished,
  updateCourse,
  updateLesson,
  updateUnit,
} from './commands.ts';
import { asCourse, findCourseToContinue, isAfter, myCourses, nextLessonOf, openCourses, placeOf, progressOf } from './learning.ts';
import { CourseRef, LessonFileRef, LessonRef, LessonType, UnitRef } from './refs.ts';
import {
  bodyLoader,
  COURSE_CONTENT,
  courseLevels,
  courseLoader,
  courseProducts,
  COURSE_LIST,
  courseSize,
  findAudiences,
  findAuthors,
  type Lesson,
  type LessonNote,
  lessonFileLoader,
  lessonFilesLoader,
  lessonLoader,
  noteLoader,
  type OpenTo,
  outlineLoader,
  unitLoader,
  unitsLoader,
} from './repo.ts';

const CourseFilter = builder.enumType('CourseFilter', { values: COURSE_FILTERS.map(({ value }) => value) });
const CourseSort = builder.enumType('CourseSort', { values: COURSE_SORTS.map(({ value }) => value) });
const OpenToRef = builder.objectRef<Omit<OpenTo, 'courseId'>>('CourseAudience').implement({
  description: 'An access level or a product that opens a course.',
  fields: (t) => ({ databaseId: t.int({ resolve: ({ id }) => id }), name: t.exposeString('name') }),
});

const ProgressRef = builder.objectRef<Awaited<ReturnType<typeof progressOf>>>('CourseProgress').implement({
  description: "The viewer's progress through a course.",
  fields: (t) => ({
    finishedLessons: t.exposeInt('finishedLessons'),
    totalLessons: t.exposeInt('totalLessons'),
    percent: t.int({ resolve: ({ finishedLessons, totalLessons }) => courseProgress(finishedLessons, totalLessons).percent }),
    secondsLeft: t.exposeInt('secondsLeft'),
    bytesLeft: t.exposeFloat('bytesLeft'),
  }),
});

builder.node(CourseRef, {
  description: 'A course. Its lessons open according to the access rules.',
  id: { resolve: (course) => course.id },
  loadOne: (id, ctx) => ctx.loader(courseLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (course) => course.id }),
    name: t.exposeString('name'),
    shortDescription: t.exposeString('shortDescription'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    descriptionTree: t.field({
      type: 'RichText',
      description: 'The description, parsed for rendering.',
      resolve: (course) => richText(course.description),
    }),
    author: t.field({
      type: UserRef,
      nullable: true,
      resolve: (course, _args, ctx) => userOrNull(ctx, course.authorId),
    }),
    intro: t.exposeString('intro', {
      nullable: true,
      description: 'Introduction of the course, in Markdown. Null when the course is locked.',
    }),
    introVideoUrl: t.exposeString('introVideoUrl', { nullable: true }),
    coverUrl: t.string({
      nullable: true,
      description: 'An uploaded picture. Without one, the cover is generated from the id.',
      resolve: ({ coverFileId }) => (coverFileId === null ? null : `/api/uploads/${coverFileId}`),
    }),
    lock: t.field({ type: LockRef, nullable: true, resolve: (course, _args, ctx) => courseLock(ctx, course.id) }),
    accessUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: "The latest expiry of the viewer's subscriptions to this course; null when access comes from the access level.",
      resolve: async (course, _args, ctx) => {
        const { subscriptions, grantedToLevel } = await ctx.loader(COURSE_CONTENT.facts).load(course.id);
        const ends = subscriptions.filter((one) => one.unsubscribedAt === null).map((one) => one.expiresAt.getTime());
        return grantedToLevel || ends.length === 0 ? null : new Date(Math.max(...ends));
      },
    }),
    progress: t.field({ type: ProgressRef, resolve: (course, _args, ctx) => progressOf(ctx, course) }),
    nextLesson: t.field({
      type: LessonRef,
      nullable: true,
      description: 'The lesson where the viewer continues; null when every lesson is finished.',
      resolve: (course, _args, ctx) => nextLessonOf(ctx, course),
    }),
    units: t.field({ type: [UnitRef], resolve: (course, _args, ctx) => ctx.loader(unitsLoader).load(course.id) }),
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
    revision: t.exposeInt('revision', { description: 'Pass it when saving. An outdated revision is rejected.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.node(UnitRef, {
  id: { resolve: (unit) => unit.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (unit) => unit.id }),
    name: t.exposeString('name'),
    shortDescription: t.exposeString('shortDescription'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    revision: t.exposeInt('revision'),
    lessons: t.field({
      type: [LessonRef],
      resolve: async (unit, _args, ctx) =>
        (await ctx.loader(outlineLoader).load(unit.courseId)).filter((lesson) => lesson.unitId === unit.id),
    }),
  }),
});

builder.node(LessonFileRef, {
  id: { resolve: (file) => file.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (file) => file.id }),
    name: t.exposeString('name'),
    category: t.string({ resolve: (file) => fileCategory(file.name) ?? 'file' }),
    bytes: t.float({ resolve: (file) => file.bytes }),
    purpose: t.exposeString('purpose', { description: '`video` plays in the lesson; `attachment` can be downloaded.' }),
    url: t.string({ resolve: (file) => `/api/uploads/${file.id}` }),
  }),
});

const ContentRef = builder.objectRef<Lesson>('LessonContent').implement({
  description: 'The content of a lesson, returned only when it is open to the viewer.',
  fields: (t) => ({
    body: t.string({ description: 'Markdown.', resolve: async (lesson, _args, ctx) => (await bodyOf(ctx, lesson)).body }),
    bodyTree: t.field({
      type: 'RichText',
      description: 'The body, parsed for rendering.',
      resolve: async (lesson, _args, ctx) => withPictureSizes(richText((await bodyOf(ctx, lesson)).body), await filesOf(ctx, lesson)),
    }),
    videoFile: t.field({
      type: LessonFileRef,
      nullable: true,
      description: 'An uploaded video. A linked video takes precedence.',
      resolve: async (lesson, _args, ctx) => (await filesOf(ctx, lesson)).find((file) => file.purpose === 'video') ?? null,
    }),
    videoUrl: t.string({
      nullable: true,
      description: 'The link of the video as entered.',
      resolve: async (lesson, _args, ctx) => (await bodyOf(ctx, lesson)).videoUrl,
    }),
    videoEmbedUrl: t.string({
      nullable: true,
      description: 'The address for embedding that video.',
      resolve: async (lesson, _args, ctx) => {
        const { videoUrl } = await bodyOf(ctx, lesson);
        return videoUrl === null ? null : videoEmbedUrl(videoUrl);
      },
    }),
    embedUrl: t.string({ nullable: true, resolve: async (lesson, _args, ctx) => (await bodyOf(ctx, lesson)).embedUrl }),
    files: t.field({
      type: [LessonFileRef],
      args: { purpose: t.arg.string({ description: 'Only files of this purpose: `attachment` or `video`.' }) },
      resolve: async (lesson, { purpose }, ctx) =>
        (await filesOf(ctx, lesson)).filter((file) => purpose == null || file.purpose === purpose),
    }),
  }),
});

const NoteRef = builder.objectRef<LessonNote>('LessonNote').implement({
  description: "A member's private note on a lesson.",
  fields: (t) => ({
    text: t.exposeString('text'),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
    revision: t.exposeInt('revision', { description: 'Pass it when saving. An outdated revision is rejected.' }),
  }),
});

builder.node(LessonRef, {
  id: { resolve: (lesson) => lesson.id },
  description: "A lesson with the viewer's progress.",
  loadOne: (id, ctx) => ctx.loader(lessonLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (lesson) => lesson.id }),
    name: t.exposeString('name'),
    type: t.field({ type: LessonType, resolve: (lesson) => lesson.type }),
    shortDescription: t.exposeString('shortDescription'),
    durationSeconds: t.exposeInt('durationSeconds'),
    dataBytes: t.float({ description: 'Data used by opening the lesson, without its files.', resolve: (lesson) => lesson.dataBytes }),
    isFinished: t.boolean({ resolve: (lesson) => lesson.finishedAt !== null }),
    positionSeconds: t.exposeInt('positionSeconds', { description: 'The position at which the viewer stopped the video.' }),
    number: t.int({
      description: 'Position in the whole course, starting at 1.',
      resolve: async (lesson, _args, ctx) =>
        (await ctx.loader(outlineLoader).load(lesson.courseId)).findIndex((one) => one.id === lesson.id) + 1,
    }),
    course: t.field({
      type: CourseRef,
      resolve: ({ courseId }, _args, ctx) => present(ctx.loader(courseLoader).load(courseId), `Course ${courseId}`),
    }),
    unit: t.field({ type: UnitRef, resolve: ({ unitId }, _args, ctx) => present(ctx.loader(unitLoader).load(unitId), `Unit ${unitId}`) }),
    note: t.field({
      type: NoteRef,
      nullable: true,
      description: "The viewer's own note.",
      resolve: (lesson, _args, ctx) => ctx.loader(noteLoader).load(lesson.id),
    }),
    previous: t.field({ type: LessonRef, nullable: true, resolve: (lesson, _args, ctx) => neighbour(ctx, lesson, -1) }),
    next: t.field({ type: LessonRef, nullable: true, resolve: (lesson, _args, ctx) => neighbour(ctx, lesson, 1) }),
    content: t.field({
      type: ContentRef,
      nullable: true,
      description: 'Null when the lesson is locked for the viewer. The course has the reason.',
      resolve: (lesson) => lesson,
    }),
    revision: t.exposeInt('revision', { description: 'Pass it when saving. An outdated revision is rejected.' }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
  }),
});

const LearningRef = builder.objectRef<LearningTotals>('LearningTotals').implement({
  description: "Totals across all of the viewer's courses.",
  fields: (t) => ({
    finishedLessons: t.exposeInt('finishedLessons'),
    totalLessons: t.exposeInt('totalLessons'),
    finishedCourses: t.exposeInt('finishedCourses'),
    totalCourses: t.exposeInt('totalCourses'),
    openCourses: t.int({
      description: 'Courses that are currently open to the viewer.',
      resolve: async (_totals, _args, ctx) => (await openCourses(ctx)).length,
    }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  learning: t.field({ type: LearningRef, resolve: async (_viewer, _args, ctx) => learningTotals(await myCourses(ctx)) }),
  courseToContinue: t.field({
    type: CourseRef,
    nullable: true,
    description: 'Of the courses that are open and not finished, the one the viewer opened last. Null if there is none.',
    resolve: (_viewer, _args, ctx) => findCourseToContinue(ctx),
  }),
  funnelToJoin: t.field({
    type: PublicFunnelRef,
    nullable: true,
    description: 'The funnel shown to viewers without courses: the one that the setting `join-funnel` names, while it is open to visitors.',
    resolve: async (_viewer, _args, ctx) => ((await myCourses(ctx)).length > 0 ? null : findFunnelToJoin(ctx)),
  }),
  myCourses: t.connection(
    {
      type: CourseRef,
      description: 'The courses that the viewer has, had or will have, without archived ones.',
      args: {
        filter: t.arg({ type: CourseFilter, defaultValue: 'all', required: true }),
        sort: t.arg({ type: CourseSort, defaultValue: 'recent', required: true }),
      },
      complexity: connectionComplexity,
      resolve: async (_viewer, { filter, sort, ...page }, ctx) => {
        const sorted = sortedCourses(await myCourses(ctx), { filter, sort });
        const connection = await forwardConnection(
          page,
          sort,
          async ({ limit, offset, after }) => {
            const rest = after === null ? sorted : sorted.filter((course) => isAfter(placeOf(course, sort), after));
            return rest.slice(offset, offset + limit).map(asCourse);
          },
          (course) => ({ node: course, place: placeOf(course.mine, sort) }),
        );
        return { ...connection, totalCount: sorted.length };
      },
    },
    {
      name: 'MyCoursesConnection',
      fields: (c) => ({
        totalCount: c.int({ resolve: (connection) => (connection as unknown as { totalCount: number }).totalCount }),
      }),
    },
    { name: 'MyCoursesEdge' },
  ),
  course: t.field({
    type: CourseRef,
    nullable: true,
    description: 'Null when there is no such course, or when it is archived and the viewer does not manage courses.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(courseLoader).load(databaseId),
  }),
  lesson: t.field({
    type: LessonRef,
    nullable: true,
    description: 'Null when there is no such lesson, or when it or its course is archived and the viewer does not manage it.',
    args: { databaseId: t.arg.int({ required: true }), courseId: t.arg.int({ description: 'The course that the lesson must belong to.' }) },
    resolve: async (_viewer, { databaseId, courseId }, ctx) => {
      const lesson = await ctx.loader(lessonLoader).load(databaseId);
      return courseId == null || lesson?.courseId === courseId ? lesson : null;
    },
  }),
  lessonFile: t.field({
    type: LessonFileRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(lessonFileLoader).load(databaseId),
  }),
  embedHosts: t.field({
    type: ['String'],
    description: 'The hosts that lessons may embed.',
    resolve: async (_viewer, _args, ctx) => [...(await ctx.app.values.get('embed-hosts'))],
  }),
  courseAuthors: t.field({
    type: [UserRef],
    description: 'People who can be the author of a course: coaches, experts and staff.',
    resolve: (_viewer, _args, ctx) => findAuthors(ctx.source.db),
  }),
  courseAudiences: t.field({
    type: [OpenToRef],
    description: 'The access levels that a course can be granted to.',
    resolve: (_viewer, _args, ctx) => findAudiences(ctx.source.db),
  }),
}));

listField(ViewerRef, {
  ...COURSE_LIST,
  description: 'All courses, for staff who manage them.',
  type: CourseRef,
  filter: builder.inputType('CoursesFilter', { fields: (t) => ({ search: t.string(), archived: t.boolean(), authorId: t.int() }) }),
});

builder.objectField(LessonFileRef, 'lesson', (t) =>
  t.field({
    type: LessonRef,
    nullable: true,
    resolve: ({ lessonId }, _args, ctx) => (lessonId === null ? null : ctx.loader(lessonLoader).load(lessonId)),
  }),
);

// --- Mutations ---------------------------------------------------------------------------------------------------------------------

const COURSES = { type: CourseRef, loader: courseLoader };
const LESSONS = { type: LessonRef, loader: lessonLoader };

recordCommands({
  noun: 'Course',
  ...COURSES,
  input: builder.inputType('CourseInput', {
    fields: (t) => ({
      name: t.string({ required: true }),
      shortDescription: t.string(),
      description: t.string(),
      authorId: t.int(),
      accessLevelIds: t.intList({ required: true }),
    }),
  }),
  create: createCourse,
  update: updateCourse,
  setArchived: setCourseArchived,
});

recordCommands({
  noun: 'Lesson',
  ...LESSONS,
  input: builder.inputType('LessonInput', {
    fields: (t) => ({
      unitId: t.int({ required: true }),
      name: t.string({ required: true }),
      type: t.field({ type: LessonType, required: true }),
      shortDescription: t.string(),
      body: t.string({ description: 'Markdown.' }),
      videoUrl: t.string(),
      embedUrl: t.string(),
      durationSeconds: t.int(),
      videoFollows: t.boolean({ description: 'Creates a video lesson without a link. Its video is uploaded afterwards.' }),
    }),
  }),
  create: createLesson,
  update: updateLesson,
  setArchived: setLessonArchived,
});

commandField('saveCourseIntro', COURSES, {
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    input: arg({
      type: builder.inputType('CourseIntroInput', {
        fields: (t) => ({ intro: t.string({ required: true }), introVideoUrl: t.string({ required: true }) }),
      }),
      required: true,
    }),
  }),
  run: async (ctx, { databaseId: id, revision, input }) => {
    await saveCourseIntro(ctx, { id, revision }, { ...input });
    return id;
  },
});

const UnitInput = builder.inputType('UnitInput', {
  fields: (t) => ({ name: t.string({ required: true }), shortDescription: t.string(), description: t.string() }),
});

commandField('createUnit', COURSES, {
  description: 'Adds a unit at the end of the course and returns the course.',
  args: (arg) => ({
    courseId: arg.int({ required: true }),
    input: arg({ type: UnitInput, required: true }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, args) => createUnit(ctx, args.courseId, { ...args.input }, idempotencyOf(args)),
});

commandField(
  'updateUnit',
  { type: UnitRef, loader: unitLoader },
  {
    args: (arg) => ({
      databaseId: arg.int({ required: true }),
      revision: arg.int({ required: true }),
      input: arg({ type: UnitInput, required: true }),
    }),
    run: async (ctx, { databaseId: id, revision, input }) => {
      await updateUnit(ctx, { id, revision }, { ...input });
      return id;
    },
  },
);

commandField('removeUnit', COURSES, {
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: (ctx, { databaseId }) => removeUnit(ctx, databaseId),
});

commandField('saveTracks', COURSES, {
  description: 'Sets the order of all units of a course and all their lessons. A lesson may move to another unit.',
  args: (arg) => ({
    courseId: arg.int({ required: true }),
    order: arg({
      type: [
        builder.inputType('UnitOrder', {
          fields: (t) => ({ unitId: t.int({ required: true }), lessonIds: t.intList({ required: true }) }),
        }),
      ],
      required: true,
    }),
  }),
  run: async (ctx, { courseId, order }) => {
    await saveTracks(ctx, courseId, order);
    return courseId;
  },
});

commandField('renameLessonFile', LESSONS, {
  args: (arg) => ({ databaseId: arg.int({ required: true }), name: arg.string({ required: true }) }),
  run: (ctx, { databaseId, name }) => renameLessonFile(ctx, databaseId, { name }),
});

commandField('removeLessonFile', LESSONS, {
  args: (arg) => ({ databaseId: arg.int({ required: true }) }),
  run: (ctx, { databaseId }) => removeLessonFile(ctx, databaseId),
});

for (const [name, finished] of [
  ['finishLesson', true],
  ['unfinishLesson', false],
] as const) {
  commandField(name, LESSONS, {
    args: (arg) => ({ lessonId: arg.int({ required: true }) }),
    run: async (ctx, { lessonId }) => {
      await setLessonFinished(ctx, lessonId, finished);
      return lessonId;
    },
  });
}

commandField('saveLessonPosition', LESSONS, {
  description: 'Records that the viewer opened the lesson and, for a video, where it stopped.',
  args: (arg) => ({ lessonId: arg.int({ required: true }), positionSeconds: arg.int() }),
  run: async (ctx, { lessonId, positionSeconds }) => {
    await saveLessonPosition(ctx, lessonId, positionSeconds ?? null);
    return lessonId;
  },
});

commandField('saveLessonNote', LESSONS, {
  description: "Saves the viewer's note on a lesson. An empty text deletes the note.",
  args: (arg) => ({
    lessonId: arg.int({ required: true }),
    revision: arg.int({ required: true, description: 'Revision of the note when it was read; 0 if there was none.' }),
    text: arg.string({ required: true }),
  }),
  run: async (ctx, { lessonId, revision, text }) => {
    await saveLessonNote(ctx, { id: lessonId, revision }, { text });
    return lessonId;
  },
});

// --- Helpers of the fields above ---------------------------------------------------------------

const bodyOf = (ctx: Context, { id }: Lesson) => present(ctx.loader(bodyLoader).load(id), `Lesson ${id}`);

async function neighbour(ctx: Context, lesson: Lesson, step: 1 | -1): Promise<Lesson | null> {
  const lessons = await ctx.loader(outlineLoader).load(lesson.courseId);
  return lessons[lessons.findIndex((one) => one.id === lesson.id) + step] ?? null;
}

const filesOf = (ctx: Context, { id }: Lesson) => ctx.loader(lessonFilesLoader).load(id);
