import { completionRule, lessonGap } from '@atlas/domain/courses';
import { fileCategory, videoEmbedUrl, videoPageUrl } from '@atlas/domain/uploads';
import type { Context } from '../../commands/context.ts';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import { commandField, recordCommands } from '../../graphql/commandFields.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { withPictureSizes } from '../../pictureSizes.ts';
import { richText } from '../../richText.ts';
import { publishChecksOf } from '../content/commands.ts';
import { publishMutations } from '../content/publishCommands.ts';
import { PublishableRef, PublishCheckRef } from '../content/refs.ts';
import {
  createLesson,
  LESSON_PUBLISHING,
  removeLessonFile,
  renameLessonFile,
  saveLessonNote,
  saveLessonPosition,
  setLessonArchived,
  setLessonFinished,
  updateLesson,
} from './commands.ts';
import {
  bodyLoader,
  lessonFactsLoader,
  type Lesson,
  type LessonNote,
  lessonFileLoader,
  lessonFilesLoader,
  lessonLoader,
  lessonPartsLoader,
  noteLoader,
  outlineLoader,
} from './lessonRepo.ts';
import { CourseRef, LessonFileRef, LessonRef, LessonType, UnitRef } from './refs.ts';
import { COURSE_CONTENT, courseLoader } from './repo.ts';
import { unitLoader } from './unitRepo.ts';

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
    videoPageUrl: t.string({
      nullable: true,
      description: 'The page of that video on its own site.',
      resolve: async (lesson, _args, ctx) => {
        const { videoUrl } = await bodyOf(ctx, lesson);
        return videoUrl === null ? null : videoPageUrl(videoUrl);
      },
    }),
    completionRule: t.string({
      description: 'When the lesson counts as finished, as shown in it.',
      resolve: async (lesson, _args, ctx) => {
        const [{ videoUrl }, files] = await Promise.all([bodyOf(ctx, lesson), filesOf(ctx, lesson)]);
        const hasVideoFile = files.some(({ purpose }) => purpose === 'video');
        return completionRule({ type: lesson.type, hasLinkedVideo: videoUrl !== null && videoEmbedUrl(videoUrl) !== null, hasVideoFile });
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
  interfaces: [PublishableRef],
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
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'Time at which the viewer finished it.' }),
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
    gap: t.string({
      nullable: true,
      description: 'The part that the lesson still lacks, such as "No video yet"; null for a complete lesson.',
      resolve: async ({ id, type }, _args, ctx) => lessonGap({ type, ...(await ctx.loader(lessonPartsLoader).load(id)) }),
    }),
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
    publishChecks: t.field({
      type: [PublishCheckRef],
      complexity: { multiplier: 4 },
      description: 'The checklist before publishing, and who gets it.',
      resolve: async (lesson, _args, ctx) =>
        publishChecksOf(
          ctx,
          { kind: 'lesson', type: lesson.type, ...(await ctx.loader(lessonFactsLoader).load(lesson.id)) },
          { kind: COURSE_CONTENT, id: lesson.courseId },
        ),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  lesson: t.field({
    type: LessonRef,
    nullable: true,
    description: 'Null when there is no such lesson, or when it or its course is a draft or archived and the viewer does not manage it.',
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
}));

builder.objectField(LessonFileRef, 'lesson', (t) =>
  t.field({
    type: LessonRef,
    nullable: true,
    resolve: ({ lessonId }, _args, ctx) => (lessonId === null ? null : ctx.loader(lessonLoader).load(lessonId)),
  }),
);

// --- Mutations -----------------------------------------------------------------------------------

const LESSONS = { type: LessonRef, loader: lessonLoader };

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

publishMutations({ noun: 'Lesson', ...LESSONS, publishing: LESSON_PUBLISHING });

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

const bodyOf = (ctx: Context, { id }: Lesson) => present(ctx.loader(bodyLoader).load(id), `Lesson ${id}`);

async function neighbour(ctx: Context, lesson: Lesson, step: 1 | -1): Promise<Lesson | null> {
  const lessons = await ctx.loader(outlineLoader).load(lesson.courseId);
  return lessons[lessons.findIndex((one) => one.id === lesson.id) + step] ?? null;
}

const filesOf = (ctx: Context, { id }: Lesson) => ctx.loader(lessonFilesLoader).load(id);
