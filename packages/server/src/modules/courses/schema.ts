import { courseProgress } from '@atlas/domain/courses';
import { builder } from '../../graphql/builder.ts';
import { commandField, recordCommands } from '../../graphql/commandFields.ts';
import { listField } from '../../graphql/listField.ts';
import { LockRef } from '../../graphql/lock.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { richText } from '../../richText.ts';
import { userOrNull } from '../users/repo.ts';
import { publishChecksOf } from '../content/commands.ts';
import { publishMutations } from '../content/publishCommands.ts';
import { PublicationEnum, PublishableRef, PublishCheckRef } from '../content/refs.ts';
import { lessonStatesLoader } from './lessonRepo.ts';
import {
  COURSE_PUBLISHING,
  courseFacts,
  courseLock,
  createCourse,
  isReadyDraft,
  saveCourseIntro,
  setCourseArchived,
  updateCourse,
} from './commands.ts';
import { nextLessonOf, progressOf } from './learning.ts';
import './activitySchema.ts';
import './learningSchema.ts';
import './lessonSchema.ts';
import { CourseRef, LessonRef, UnitRef } from './refs.ts';
import {
  COURSE_CONTENT,
  courseLevels,
  courseLoader,
  courseProducts,
  COURSE_LIST,
  courseSize,
  findAudiences,
  findAuthors,
  type OpenTo,
} from './repo.ts';
import { unitsLoader } from './unitRepo.ts';
import './unitSchema.ts';

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
  interfaces: [PublishableRef],
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
    draftLessonCount: t.int({
      description: 'Draft lessons that would be published together with the course: those with content.',
      resolve: async ({ id }, _args, ctx) => (await ctx.loader(lessonStatesLoader).load(id)).filter(isReadyDraft).length,
    }),
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
    publishChecks: t.field({
      type: [PublishCheckRef],
      complexity: { multiplier: 4 },
      description: 'The checklist before publishing, and who gets it.',
      resolve: async (course, _args, ctx) => {
        const facts = { at: ctx.source.now, withDrafts: true, hasCover: course.coverFileId !== null };
        const of = { kind: COURSE_CONTENT, id: course.id };
        return publishChecksOf(ctx, courseFacts(await ctx.loader(lessonStatesLoader).load(course.id), facts), of);
      },
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  course: t.field({
    type: CourseRef,
    nullable: true,
    description: 'Null when there is no such course, or when it is a draft or archived and the viewer does not manage courses.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(courseLoader).load(databaseId),
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
  filter: builder.inputType('CoursesFilter', {
    fields: (t) => ({
      search: t.string(),
      publication: t.field({ type: PublicationEnum }),
      archived: t.boolean(),
      authorId: t.intList(),
    }),
  }),
});

// --- Mutations ---------------------------------------------------------------------------------------------------------------------

const COURSES = { type: CourseRef, loader: courseLoader };

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

publishMutations({ noun: 'Course', ...COURSES, publishing: COURSE_PUBLISHING });
