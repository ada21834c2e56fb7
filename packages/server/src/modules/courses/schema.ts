import { COURSE_FILTERS, COURSE_SORTS, courseProgress, lessonToContinue, type CourseFilter as Filter } from '@atlas/domain/courses';
import { fileCategory, videoEmbedUrl } from '@atlas/domain/uploads';
import { UserError } from '../../errors.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { connectionComplexity, forwardConnection } from '../../graphql/cursor.ts';
import { LockRef } from '../../graphql/lock.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { courseFacts, opensAllOf } from '../access/repo.ts';
import { userLoader } from '../users/repo.ts';
import { CourseRef, LessonFileRef, LessonRef, LessonType, UnitRef } from './refs.ts';
import { courseLock, saveLessonPosition, setLessonFinished } from './commands.ts';
import {
  bodyLoader,
  countMyCourses,
  courseLoader,
  courseOfLessonLoader,
  lessonFilesLoader,
  listMyCourses,
  outlineLoader,
  sumLearning,
  unitsLoader,
  type Course,
  type LearningTotals,
  type OutlineLesson,
} from './repo.ts';

const CourseFilter = builder.enumType('CourseFilter', { values: COURSE_FILTERS.map(({ value }) => value) });
const CourseSort = builder.enumType('CourseSort', { values: COURSE_SORTS.map(({ value }) => value) });
const AuthorRef = builder.objectRef<{ name: string }>('Author').implement({ fields: (t) => ({ name: t.exposeString('name') }) });

const ProgressRef = builder.objectRef<readonly OutlineLesson[]>('CourseProgress').implement({
  description: "The viewer's progress through a course.",
  fields: (t) => ({
    finishedLessons: t.int({ resolve: (lessons) => finishedOf(lessons) }),
    totalLessons: t.int({ resolve: (lessons) => lessons.length }),
    percent: t.int({ resolve: (lessons) => courseProgress(finishedOf(lessons), lessons.length).percent }),
    secondsLeft: t.int({ resolve: (lessons) => sum(lessons, (lesson) => (lesson.finishedAt ? 0 : lesson.durationSeconds)) }),
    bytesLeft: t.float({ resolve: (lessons) => sum(lessons, (lesson) => (lesson.finishedAt ? 0 : lesson.dataBytes)) }),
  }),
});

builder.node(CourseRef, {
  description: 'A course; its lessons open by the rule of access.',
  id: { resolve: (course) => course.id },
  loadOne: async (id, ctx) => (ctx.session ? ctx.loader(courseLoader).load(Number(id)) : null),
  // Archived courses exist for those who look after courses only.
  authScopes: (course, ctx) => ctx.session !== null && (course.archivedAt === null || opensAllOf('course', ctx.signedIn().reader)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (course) => course.id }),
    name: t.exposeString('name'),
    shortDescription: t.exposeString('shortDescription'),
    description: t.exposeString('description'),
    author: t.field({
      type: AuthorRef,
      nullable: true,
      resolve: async (course, _args, ctx) => {
        const author = course.authorId === null ? null : await ctx.loader(userLoader).load(course.authorId);
        return author && { name: `${author.firstName} ${author.lastName}` };
      },
    }),
    lock: t.field({ type: LockRef, nullable: true, resolve: (course, _args, ctx) => courseLock(ctx, course.id) }),
    accessUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: "The last expiry among the viewer's subscriptions to this course; null when access comes from the access level.",
      resolve: async (course, _args, ctx) => {
        const { subscriptions, grantedToLevel } = await ctx.loader(courseFacts).load(course.id);
        const ends = subscriptions.filter((one) => one.unsubscribedAt === null).map((one) => one.expiresAt.getTime());
        return grantedToLevel || ends.length === 0 ? null : new Date(Math.max(...ends));
      },
    }),
    progress: t.field({ type: ProgressRef, resolve: (course, _args, ctx) => ctx.loader(outlineLoader).load(course.id) }),
    nextLesson: t.field({
      type: LessonRef,
      nullable: true,
      description: 'Where the viewer continues; null when every lesson is finished.',
      resolve: async (course, _args, ctx) => nextOf(await ctx.loader(outlineLoader).load(course.id)),
    }),
    units: t.field({ type: [UnitRef], resolve: (course, _args, ctx) => ctx.loader(unitsLoader).load(course.id) }),
  }),
});

builder.node(UnitRef, {
  id: { resolve: (unit) => unit.id },
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.int({ resolve: (unit) => unit.id }),
    name: t.exposeString('name'),
    shortDescription: t.exposeString('shortDescription'),
    lessons: t.field({
      type: [LessonRef],
      resolve: async (unit, _args, ctx) =>
        (await ctx.loader(outlineLoader).load(unit.courseId)).filter((lesson) => lesson.unitId === unit.id),
    }),
  }),
});

builder.node(LessonFileRef, {
  id: { resolve: (file) => file.id },
  authScopes: async (file, ctx) => ctx.session !== null && (await opens(ctx, file.lessonId)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (file) => file.id }),
    name: t.exposeString('name'),
    category: t.string({ resolve: (file) => fileCategory(file.name) ?? 'file' }),
    bytes: t.float({ resolve: (file) => file.bytes }),
    purpose: t.exposeString('purpose', { description: '`video` plays in the lesson, `attachment` is there to download.' }),
    url: t.string({ resolve: (file) => `/api/uploads/${file.id}` }),
  }),
});

const ContentRef = builder.objectRef<OutlineLesson>('LessonContent').implement({
  description: 'What is inside a lesson; only those for whom it opens receive it.',
  fields: (t) => ({
    body: t.string({
      description: 'Markdown.',
      resolve: async (lesson, _args, ctx) => (await bodyOf(ctx, lesson)).body,
    }),
    videoFile: t.field({
      type: LessonFileRef,
      nullable: true,
      resolve: async (lesson, _args, ctx) => (await filesOf(ctx, lesson)).find((file) => file.purpose === 'video') ?? null,
    }),
    videoEmbedUrl: t.string({
      nullable: true,
      resolve: async (lesson, _args, ctx) => {
        const { videoLink } = await bodyOf(ctx, lesson);
        return videoLink === null ? null : videoEmbedUrl(videoLink);
      },
    }),
    embedUrl: t.string({
      nullable: true,
      resolve: async (lesson, _args, ctx) => (await bodyOf(ctx, lesson)).embedUrl,
    }),
    files: t.field({
      type: [LessonFileRef],
      resolve: async (lesson, _args, ctx) => (await filesOf(ctx, lesson)).filter((file) => file.purpose === 'attachment'),
    }),
  }),
});

builder.node(LessonRef, {
  id: { resolve: (lesson) => lesson.id },
  loadOne: async (id, ctx) => (ctx.session ? findLesson(ctx, Number(id)) : null),
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.int({ resolve: (lesson) => lesson.id }),
    name: t.exposeString('name'),
    type: t.field({ type: LessonType, resolve: (lesson) => lesson.type }),
    shortDescription: t.exposeString('shortDescription'),
    durationSeconds: t.exposeInt('durationSeconds'),
    dataBytes: t.float({ description: 'What opening it costs in data, without its files.', resolve: (lesson) => lesson.dataBytes }),
    isFinished: t.boolean({ resolve: (lesson) => lesson.finishedAt !== null }),
    positionSeconds: t.exposeInt('positionSeconds', { description: 'Where the viewer stopped the video.' }),
    number: t.int({
      description: 'Its place in the whole course, from 1.',
      resolve: async (lesson, _args, ctx) =>
        (await ctx.loader(outlineLoader).load(lesson.courseId)).findIndex((one) => one.id === lesson.id) + 1,
    }),
    course: t.field({
      type: CourseRef,
      resolve: async (lesson, _args, ctx) => present(await ctx.loader(courseLoader).load(lesson.courseId)),
    }),
    previous: t.field({ type: LessonRef, nullable: true, resolve: (lesson, _args, ctx) => neighbour(ctx, lesson, -1) }),
    next: t.field({ type: LessonRef, nullable: true, resolve: (lesson, _args, ctx) => neighbour(ctx, lesson, 1) }),
    content: t.field({
      type: ContentRef,
      nullable: true,
      description: 'Null when the lesson does not open for the viewer; the course tells why.',
      resolve: async (lesson, _args, ctx) => ((await courseLock(ctx, lesson.courseId)) === null ? lesson : null),
    }),
  }),
});

const LearningRef = builder.objectRef<LearningTotals>('LearningTotals').implement({
  description: "All of the viewer's courses together.",
  fields: (t) => ({
    finishedLessons: t.exposeInt('finishedLessons'),
    totalLessons: t.exposeInt('totalLessons'),
    finishedCourses: t.exposeInt('finishedCourses'),
    totalCourses: t.exposeInt('totalCourses'),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  learning: t.field({ type: LearningRef, resolve: (_viewer, _args, ctx) => sumLearning(ctx.source.db, ctx.signedIn().reader) }),
  myCourses: t.connection(
    {
      type: CourseRef,
      description: 'The courses that the viewer has, had or will have. Archived ones are left out.',
      args: {
        filter: t.arg({ type: CourseFilter, defaultValue: 'all', required: true }),
        sort: t.arg({ type: CourseSort, defaultValue: 'recent', required: true }),
      },
      complexity: connectionComplexity,
      resolve: async (_viewer, { filter, sort, ...page }, ctx) => {
        const { reader } = ctx.signedIn();
        const connection = await forwardConnection(
          page,
          sort,
          (wanted) => listMyCourses(ctx.source.db, reader, { filter, sort, ...wanted }),
          ({ course, sortAt }) => ({ node: course, place: [sortAt.toISOString(), course.id] }),
        );
        for (const { node } of connection.edges) ctx.loader(courseLoader).prime(node.id, node);
        return { ...connection, filter };
      },
    },
    {
      name: 'MyCoursesConnection',
      fields: (c) => ({
        totalCount: c.int({
          description: 'Counted up to 1,001.',
          resolve: (connection, _args, ctx) =>
            countMyCourses(ctx.source.db, ctx.signedIn().reader, (connection as unknown as { filter: Filter }).filter),
        }),
      }),
    },
    { name: 'MyCoursesEdge' },
  ),
  course: t.field({
    type: CourseRef,
    nullable: true,
    description: 'Null when there is no such course, or it is archived and the viewer does not look after courses.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => visibleCourse(ctx, databaseId),
  }),
  lesson: t.field({
    type: LessonRef,
    nullable: true,
    args: { courseId: t.arg.int({ required: true }), lessonId: t.arg.int({ required: true }) },
    resolve: async (_viewer, { courseId, lessonId }, ctx) => {
      const lesson = await findLesson(ctx, lessonId);
      return lesson?.courseId === courseId && (await visibleCourse(ctx, courseId)) ? lesson : null;
    },
  }),
}));

builder.mutationFields((t) => ({
  finishLesson: t.field({
    type: LessonRef,
    authScopes: { signedIn: true },
    args: { lessonId: t.arg.int({ required: true }) },
    resolve: (_root, { lessonId }, ctx) => setLessonFinished(ctx, lessonId, true),
  }),
  unfinishLesson: t.field({
    type: LessonRef,
    authScopes: { signedIn: true },
    args: { lessonId: t.arg.int({ required: true }) },
    resolve: (_root, { lessonId }, ctx) => setLessonFinished(ctx, lessonId, false),
  }),
  saveLessonPosition: t.field({
    type: LessonRef,
    description: 'Remembers that the lesson was opened and, for a video, where it stopped.',
    authScopes: { signedIn: true },
    args: { lessonId: t.arg.int({ required: true }), positionSeconds: t.arg.int({ required: false }) },
    resolve: (_root, { lessonId, positionSeconds }, ctx) => saveLessonPosition(ctx, lessonId, positionSeconds ?? null),
  }),
}));

const sum = (lessons: readonly OutlineLesson[], of: (lesson: OutlineLesson) => number) =>
  lessons.reduce((total, lesson) => total + of(lesson), 0);
const finishedOf = (lessons: readonly OutlineLesson[]) => lessons.filter((lesson) => lesson.finishedAt !== null).length;

/** The lesson to continue with: the last one opened, or the next that is not finished. */
function nextOf(lessons: readonly OutlineLesson[]): OutlineLesson | null {
  const opened = lessons
    .filter((lesson) => lesson.openedAt !== null)
    .toSorted((a, b) => (b.openedAt?.getTime() ?? 0) - (a.openedAt?.getTime() ?? 0));
  const id = lessonToContinue(
    lessons.map((lesson) => ({ id: lesson.id, finished: lesson.finishedAt !== null })),
    opened[0]?.id ?? null,
  );
  return lessons.find((lesson) => lesson.id === id) ?? null;
}

const bodyOf = async (ctx: Context, lesson: OutlineLesson) => present(await ctx.loader(bodyLoader).load(lesson.id));

async function findLesson(ctx: Context, id: number): Promise<OutlineLesson | null> {
  const courseId = await ctx.loader(courseOfLessonLoader).load(id);
  return courseId === null ? null : ((await ctx.loader(outlineLoader).load(courseId)).find((lesson) => lesson.id === id) ?? null);
}

async function visibleCourse(ctx: Context, id: number): Promise<Course | null> {
  const course = await ctx.loader(courseLoader).load(id);
  return course && (course.archivedAt === null || opensAllOf('course', ctx.signedIn().reader)) ? course : null;
}

async function neighbour(ctx: Context, lesson: OutlineLesson, step: 1 | -1): Promise<OutlineLesson | null> {
  const lessons = await ctx.loader(outlineLoader).load(lesson.courseId);
  return lessons[lessons.findIndex((one) => one.id === lesson.id) + step] ?? null;
}

const filesOf = (ctx: Context, lesson: OutlineLesson) => ctx.loader(lessonFilesLoader).load(lesson.id);

async function opens(ctx: Context, lessonId: number | null): Promise<boolean> {
  const courseId = lessonId === null ? null : await ctx.loader(courseOfLessonLoader).load(lessonId);
  return courseId !== null && (await courseLock(ctx, courseId)) === null;
}

function present<T>(value: T | null): T {
  if (value === null) throw new UserError('NOT_FOUND', 'This does not exist any more.');
  return value;
}
