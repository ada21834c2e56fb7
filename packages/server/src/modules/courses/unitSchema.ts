import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { createUnit, removeUnit, saveTracks, updateUnit } from './commands.ts';
import { outlineLoader } from './lessonRepo.ts';
import { CourseRef, LessonRef, UnitRef } from './refs.ts';
import { courseLoader } from './repo.ts';
import { unitLoader } from './unitRepo.ts';

const COURSES = { type: CourseRef, loader: courseLoader };

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

const UnitOrderInput = builder.inputType('UnitOrder', {
  fields: (t) => ({ unitId: t.int({ required: true }), lessonIds: t.intList({ required: true }) }),
});

commandField('saveTracks', COURSES, {
  description: 'Sets the order of all units of a course and all their lessons. A lesson may move to another unit.',
  args: (arg) => ({
    courseId: arg.int({ required: true }),
    order: arg({ type: [UnitOrderInput], required: true }),
    read: arg({
      type: [UnitOrderInput],
      description: 'The order as it was read. The new one is rejected as STALE if someone else changed it since.',
    }),
  }),
  run: async (ctx, { courseId, order, read }) => {
    await saveTracks(ctx, courseId, order, read ?? null);
    return courseId;
  },
});
