import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { commandField, recordCommands } from '../../graphql/commandFields.ts';
import { listField } from '../../graphql/listField.ts';
import { loadPresent } from '../../graphql/loadPresent.ts';
import { richText } from '../../richText.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { opensPage } from '../../commands/reader.ts';
import { PeopleChoicesRef, UserRef } from '../users/refs.ts';
import { userLoader } from '../users/repo.ts';
import { createStage, saveStageOrder, saveTasks, setStageArchived, setStagePeople, updateStage } from './commands.ts';
import './memberSchema.ts';
import './moveUpSchema.ts';
import './progressSchema.ts';
import './stepSchema.ts';
import './xpSchema.ts';
import { waitingInStage } from './moveUpRepo.ts';
import { StageRef, TaskRef } from './refs.ts';
import {
  findStages,
  managedStageOf,
  managersOfStage,
  reviewedBy,
  reviewersOfStage,
  stageLoader,
  STAGE_LIST,
  stageSize,
  stuckInStage,
} from './repo.ts';
import { reopenedEvidenceOf } from './reviewRepo.ts';
import { taskLoader, tasksOfStage } from './taskRepo.ts';
import { hasXpOf } from './xpRepo.ts';

const peopleOf = (ctx: Context, rows: readonly { userId: number }[]) =>
  loadPresent(
    ctx.loader(userLoader),
    rows.map(({ userId }) => userId),
  );

builder.node(StageRef, {
  description: 'A step of the journey.',
  id: { resolve: (stage) => stage.id },
  loadOne: (id, ctx) => ctx.loader(stageLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (stage) => stage.id }),
    number: t.exposeInt('number', { description: 'Position in the journey, starting at 1.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    descriptionTree: t.field({
      type: 'RichText',
      description: 'The description, parsed for rendering.',
      resolve: (stage) => richText(stage.description),
    }),
    tasks: t.field({ type: [TaskRef], description: 'In order.', resolve: (stage, _args, ctx) => ctx.loader(tasksOfStage).load(stage.id) }),
    points: t.int({
      description: 'Total XP of its tasks.',
      resolve: async (stage, _args, ctx) => (await ctx.loader(tasksOfStage).load(stage.id)).reduce((sum, { points }) => sum + points, 0),
    }),
    managers: t.field({
      type: [UserRef],
      // Mostly one.
      complexity: { multiplier: 1 },
      resolve: async (stage, _args, ctx) => peopleOf(ctx, await ctx.loader(managersOfStage).load(stage.id)),
    }),
    reviewers: t.field({
      type: [UserRef],
      description: 'People who decide on requests to move up from it.',
      // A few, each loaded once for the whole page.
      complexity: { multiplier: 2 },
      resolve: async (stage, _args, ctx) => peopleOf(ctx, await ctx.loader(reviewersOfStage).load(stage.id)),
    }),
    memberCount: t.int({
      description: 'Number of people currently in it.',
      resolve: (stage, _args, ctx) => ctx.loader(stageSize).load(stage.id),
    }),
    stuckCount: t.int({
      description: 'Number of people who took no step for more than 14 days.',
      resolve: (stage, _args, ctx) => ctx.loader(stuckInStage).load(stage.id),
    }),
    waitingCount: t.int({
      description: 'Number of requests to move up that are waiting for a reviewer.',
      resolve: (stage, _args, ctx) => ctx.loader(waitingInStage).load(stage.id),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.node(TaskRef, {
  description: 'A task that members complete in a stage.',
  id: { resolve: (task) => task.id },
  loadOne: (id, ctx) => ctx.loader(taskLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (task) => task.id }),
    title: t.exposeString('title'),
    description: t.exposeString('description', { description: 'Markdown.' }),
    descriptionTree: t.field({
      type: 'RichText',
      description: 'The description, parsed for rendering.',
      resolve: (task) => richText(task.description),
    }),
    points: t.exposeInt('points', { description: 'XP for finishing it.' }),
    hasEarned: t.boolean({
      description: 'Whether the viewer has already received its XP. A reopened task does not earn XP again.',
      resolve: (task, _args, ctx) => ctx.loader(hasXpOf).load(task.id),
    }),
    reopenedEvidence: t.string({
      nullable: true,
      description: "The viewer's evidence before a reviewer reopened the task; empty without any. Null unless it is reopened.",
      resolve: (task, _args, ctx) => ctx.loader(reopenedEvidenceOf).load(task.id),
    }),
    actionLabel: t.exposeString('actionLabel', { description: 'Label of the action button; empty if there is none.' }),
    actionTarget: t.exposeString('actionTarget', { nullable: true, description: 'A path of the site or a link.' }),
  }),
});

listField(ViewerRef, {
  ...STAGE_LIST,
  description: 'All stages, for staff who manage them.',
  type: StageRef,
  filter: builder.inputType('StagesFilter', { fields: (t) => ({ search: t.string(), archived: t.boolean() }) }),
});

builder.objectFields(ViewerRef, (t) => ({
  stage: t.field({
    type: StageRef,
    nullable: true,
    description: 'Null when there is no such stage, or when it is archived and the viewer does not manage stages.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: async (_viewer, { databaseId }, ctx) => {
      const stage = await ctx.loader(stageLoader).load(databaseId);
      return stage && (stage.archivedAt === null || opensPage(ctx.signedIn().reader, 'stages')) ? stage : null;
    },
  }),
  managedStage: t.field({
    type: StageRef,
    nullable: true,
    description: 'The stage that the viewer manages.',
    resolve: async ({ userId }, _args, ctx) => {
      const id = await ctx.loader(managedStageOf).load(userId);
      return id === null ? null : ctx.loader(stageLoader).load(id);
    },
  }),
  stagesAsReviewer: t.field({
    type: [StageRef],
    description: 'The stages whose requests to move up the viewer decides on.',
    resolve: async ({ userId }, _args, ctx) => {
      const reviewed = await ctx.loader(reviewedBy).load(userId);
      return loadPresent(
        ctx.loader(stageLoader),
        reviewed.map(({ stageId }) => stageId),
      );
    },
  }),
}));

builder.queryField('stages', (t) =>
  t.field({
    type: [StageRef],
    description: 'The stages of the journey, in order. Specification 2 §7.',
    resolve: (_root, _args, ctx) => findStages(ctx.source.db),
  }),
);

builder.objectField(PeopleChoicesRef, 'stages', (t) =>
  t.field({ type: [StageRef], description: 'In the order of the journey.', resolve: (_choices, _args, ctx) => findStages(ctx.source.db) }),
);

const STAGES = { type: StageRef, loader: stageLoader };

const TaskInput = builder.inputType('TaskInput', {
  fields: (t) => ({
    id: t.int({ description: 'The databaseId. Omit it for a new task.' }),
    title: t.string({ required: true }),
    description: t.string(),
    points: t.int({ required: true }),
    actionLabel: t.string(),
    actionTarget: t.string({ description: 'A path of the site, or an https address.' }),
  }),
});

const StageInput = builder.inputType('StageInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    description: t.string(),
    tasks: t.field({ type: [TaskInput], description: 'As in `saveTasks`. When omitted, the tasks stay the same.' }),
    managerIds: t.intList({ description: 'When omitted, the managers stay the same.' }),
    reviewerIds: t.intList({ description: 'When omitted, the reviewers stay the same.' }),
  }),
});

recordCommands({
  noun: 'Stage',
  ...STAGES,
  input: StageInput,
  create: createStage,
  update: updateStage,
  setArchived: setStageArchived,
});

commandField('saveTasks', STAGES, {
  description: 'Saves the tasks of a stage, in order. Omitted tasks are archived; members who finished them keep the points.',
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    tasks: arg({ type: [TaskInput], required: true }),
  }),
  run: async (ctx, { databaseId: id, revision, tasks }) => {
    await saveTasks(ctx, { id, revision }, { tasks });
    return id;
  },
});

commandField('setStagePeople', STAGES, {
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    managerIds: arg.intList({ required: true }),
    reviewerIds: arg.intList({ required: true }),
  }),
  run: async (ctx, { databaseId: id, revision, ...people }) => {
    await setStagePeople(ctx, { id, revision }, people);
    return id;
  },
});

builder.mutationField('saveStageOrder', (t) =>
  t.field({
    type: [StageRef],
    description: 'Sets the order of the journey. Takes every stage that is not archived, first to last.',
    args: { stageIds: t.arg.intList({ required: true }) },
    resolve: async (_root, { stageIds }, ctx) => {
      await saveStageOrder(ctx, stageIds);
      return findStages(ctx.source.db);
    },
  }),
);
