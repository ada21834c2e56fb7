import { type AccountabilityChoices, CHECK_IN_ANSWERS, checkInStreak, MEETING_TIMES, weekOf } from '@atlas/domain/groups';
import { isoDay } from '@atlas/domain/time';
import { builder } from '../../graphql/builder.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOf, userOrNull } from '../users/repo.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { replyToCheckIn, saveCheckIn, setCalled } from './checkInCommands.ts';
import { checkInWeeksOf, choicesOf } from './checkInRepo.ts';
import { saveAccountabilityChoices } from './groupCommands.ts';
import { AccountabilityMemberRef, CheckInRef } from './refs.ts';
import { accountabilityMemberLoader, checkInLoader, checkInsList, checkInsWhere, recentCheckIns } from './repo.ts';

export const CheckInAnswerEnum = enumOf(
  'CheckInAnswer',
  CHECK_IN_ANSWERS.map(({ value }) => value),
);

builder.node(CheckInRef, {
  description: "A member's weekly check-in.",
  id: { resolve: (checkIn) => checkIn.id },
  loadOne: (id, ctx) => ctx.loader(checkInLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (checkIn) => checkIn.id }),
    user: t.field({
      type: UserRef,
      resolve: (checkIn, _args, ctx) => userOf(ctx, checkIn.userId),
    }),
    week: t.expose('week', { type: 'Day', description: 'Monday of its week in Manila.' }),
    answer: t.field({ type: CheckInAnswerEnum, resolve: (checkIn) => checkIn.answer }),
    next: t.exposeString('next', { description: "The member's plan for the next week." }),
    needsHelp: t.exposeBoolean('needsHelp'),
    reply: t.exposeString('reply', {
      nullable: true,
      description: 'The answer of a team lead, or of someone else who looks after the member.',
    }),
    repliedBy: t.field({ type: UserRef, nullable: true, resolve: (checkIn, _args, ctx) => userOrNull(ctx, checkIn.repliedById) }),
    repliedAt: t.expose('repliedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'checkIns',
  description: 'Check-ins of the viewer and of the people they are responsible for.',
  type: CheckInRef,
  list: checkInsList,
  filter: builder.inputType('CheckInsFilter', {
    fields: (t) => ({
      search: t.string({ description: 'Matches name, email address or Tribe ID.' }),
      groupId: t.int({ description: 'Id of an accountability group.' }),
      week: t.field({ type: 'Day', description: 'Monday of the week in Manila.' }),
      answer: t.field({ type: CheckInAnswerEnum }),
      needsHelp: t.boolean(),
    }),
  }),
  where: checkInsWhere,
  loader: checkInLoader,
  defaultSort: { by: 'created', descending: true },
});

const MeetingTimeEnum = enumOf(
  'MeetingTime',
  MEETING_TIMES.map(({ value }) => value),
);

const AccountabilityChoicesRef = builder.objectRef<AccountabilityChoices>('AccountabilityChoices').implement({
  description: 'What a person chose about accountability groups.',
  fields: (t) => ({
    meets: t.field({
      type: MeetingTimeEnum,
      nullable: true,
      description: 'When they can meet; null for any time.',
      resolve: ({ meets }) => meets,
    }),
    allowsBuddy: t.exposeBoolean('allowsBuddy', { description: 'Whether a buddy may be asked to write to them when they miss a week.' }),
  }),
});

builder.objectFields(ViewerRef, (t) => ({
  checkInWeek: t.field({
    type: 'Day',
    description: 'The Monday of the current week in Manila, for which people check in.',
    resolve: (_viewer, _args, ctx) => isoDay(weekOf(ctx.source.now)),
  }),
  checkInStreak: t.int({
    description: 'The number of weeks in a row with a check-in of the viewer.',
    resolve: async ({ userId }, _args, ctx) =>
      checkInStreak(
        (await ctx.loader(checkInWeeksOf).load(userId)).map(({ week }) => week),
        ctx.source.now,
      ),
  }),
  accountabilityChoices: t.field({
    type: AccountabilityChoicesRef,
    description: 'What the viewer chose about accountability groups.',
    resolve: ({ userId }, _args, ctx) => ctx.loader(choicesOf).load(userId),
  }),
  myCheckIns: t.field({
    type: [CheckInRef],
    description: "The viewer's own check-ins of the last eight weeks, oldest first.",
    resolve: ({ userId }, _args, ctx) => ctx.loader(recentCheckIns).load(userId),
  }),
}));

const CheckInInput = builder.inputType('CheckInInput', {
  fields: (t) => ({
    answer: t.field({ type: CheckInAnswerEnum, required: true }),
    next: t.string({ description: "The member's next step." }),
    needsHelp: t.boolean({ description: 'Whether the leaders of the group are asked for help.' }),
  }),
});

const ofCheckIns = { type: CheckInRef, loader: checkInLoader };

commandField('saveCheckIn', ofCheckIns, {
  description: "Saves the viewer's check-in of a week, or changes it until the week ends in Manila.",
  args: (arg) => ({
    week: arg({ type: 'Day', required: true, description: 'The Monday of the week in Manila.' }),
    input: arg({ type: CheckInInput, required: true }),
  }),
  run: (ctx, { week, input }) => saveCheckIn(ctx, week, { ...input }),
});

commandField('replyToCheckIn', ofCheckIns, {
  description: 'Answers a check-in of a member whom the viewer looks after, or changes the answer.',
  args: (arg) => ({ databaseId: arg.int({ required: true }), reply: arg.string({ required: true }) }),
  run: async (ctx, { databaseId, reply }) => {
    await replyToCheckIn(ctx, databaseId, { reply });
    return databaseId;
  },
});

commandField(
  'setCalled',
  { type: AccountabilityMemberRef, loader: accountabilityMemberLoader },
  {
    description: 'Marks that a member whom the viewer looks after was called this week, or takes the mark back.',
    args: (arg) => ({ userId: arg.int({ required: true }), called: arg.boolean({ required: true }) }),
    run: async (ctx, { userId, called }) => {
      await setCalled(ctx, userId, called);
      return userId;
    },
  },
);

builder.mutationField('saveAccountabilityChoices', (t) =>
  t.field({
    type: AccountabilityChoicesRef,
    description: 'Saves what the viewer chooses about accountability groups.',
    args: { meets: t.arg({ type: MeetingTimeEnum }), allowsBuddy: t.arg.boolean({ required: true }) },
    resolve: async (_root, { meets, allowsBuddy }, ctx) => {
      const choices = { meets: meets ?? null, allowsBuddy };
      await saveAccountabilityChoices(ctx, choices);
      return choices;
    },
  }),
);
