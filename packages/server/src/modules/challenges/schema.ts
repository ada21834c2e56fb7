import { createHash } from 'node:crypto';
import { emailAddress } from '@atlas/domain/auth';
import { challengeDay, challengePhase, daysToCatchUp, whyNotUndoGrouping } from '@atlas/domain/challenges';
import { routePath } from '@atlas/domain/navigation';
import { present } from '../../db/present.ts';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { commandField } from '../../graphql/commandFields.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { richText } from '../../richText.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { sees } from '../access/commands.ts';
import { openFunnelLoader } from '../funnels/repo.ts';
import { UserCommunityRef } from '../stages/refs.ts';
import { UserRef } from '../users/refs.ts';
import { userOrNull } from '../users/repo.ts';
import { registerToChallenge } from './commands.ts';
import { finishChallengeDay, reopenChallengeDay } from './dayCommands.ts';
import { findFinishedDays, findTasks, type Participation } from './dayRepo.ts';
import { findByKey } from './keyCommands.ts';
import './staffSchema.ts';
import { ChallengeGroupRef, ChallengeParticipantRef, ChallengeRef, ChallengeTaskRef } from './refs.ts';
import {
  buddiesOfGroup,
  challengeGroupLoader,
  challengeGroupSize,
  challengeGroupsList,
  challengeGroupsWhere,
  challengeLoader,
  challengeSize,
  CHALLENGE_PARTICIPANT_LIST,
  groupingOfChallenge,
  findChallenges,
  finishersOfChallenge,
  isParticipant,
  knowsParticipant,
  participantLoader,
  participationOf,
  participationsOfUser,
  progressOfParticipant,
  tasksOfChallenge,
  withoutBuddies,
  type Challenge,
  type ChallengeGrouping,
  type ChallengeParticipant,
  type ChallengeProgress,
} from './repo.ts';

const challengeOf = (ctx: Context, { challengeId }: { challengeId: number }): Promise<Challenge> =>
  present(ctx.loader(challengeLoader).load(challengeId), `Challenge ${challengeId}`);

builder.node(ChallengeTaskRef, {
  description: 'The task for one day of a challenge.',
  id: { resolve: (task) => task.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (task) => task.id }),
    day: t.exposeInt('day', { description: 'Starts at 1.' }),
    title: t.exposeString('title'),
    body: t.exposeString('body', { description: 'Markdown.' }),
    bodyTree: t.field({ type: 'RichText', description: 'The body, parsed for rendering.', resolve: (task) => richText(task.body) }),
    points: t.exposeInt('points', { description: 'XP for finishing it.' }),
  }),
});

const ChallengeDayRef = builder.objectRef<{ day: number; finished: number }>('ChallengeDay').implement({
  description: 'Number of participants who finished a day.',
  fields: (t) => ({ day: t.exposeInt('day'), finished: t.exposeInt('finished') }),
});

const ChallengePhaseRef = enumOf('ChallengePhase', ['upcoming', 'running', 'over']);

const ChallengeGroupingRef = builder.objectRef<ChallengeGrouping>('ChallengeGrouping').implement({
  description: 'A time that staff grouped the participants without buddies.',
  fields: (t) => ({
    databaseId: t.exposeInt('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    mayUndo: t.boolean({ resolve: ({ createdAt }, _args, ctx) => whyNotUndoGrouping(createdAt, ctx.source.now) === null }),
  }),
});

/** The path of the funnel that the challenge offers at its end; null without an open one. */
async function offerPath(ctx: Context): Promise<string | null> {
  const slug = await ctx.app.values.get('challenge-offer');
  const funnel = slug === '' ? null : await ctx.loader(openFunnelLoader).load(slug);
  return funnel && routePath('viewFunnel', { slug: funnel.slug });
}

builder.node(ChallengeRef, {
  description: 'A series of days with one task each.',
  id: { resolve: (challenge) => challenge.id },
  fields: (t) => ({
    databaseId: t.int({ resolve: (challenge) => challenge.id }),
    name: t.exposeString('name'),
    startsOn: t.expose('startsOn', { type: 'Day', description: 'Its first day in Manila.' }),
    days: t.exposeInt('days'),
    phase: t.field({ type: ChallengePhaseRef, resolve: (challenge, _args, ctx) => challengePhase(challenge, ctx.source.now) }),
    groupSize: t.exposeInt('groupSize', { description: 'The most people in a group of buddies.' }),
    revision: t.exposeInt('revision'),
    offerPath: t.string({
      nullable: true,
      description: 'The page of the offer at the end of the challenge; null without one.',
      resolve: (_challenge, _args, ctx) => offerPath(ctx),
    }),
    withoutBuddies: t.int({
      description: 'Number of participants without a group of buddies.',
      resolve: (challenge, _args, ctx) => ctx.loader(withoutBuddies).load(challenge.id),
    }),
    grouping: t.field({
      type: ChallengeGroupingRef,
      nullable: true,
      description: 'The latest grouping that was not undone.',
      resolve: (challenge, _args, ctx) => ctx.loader(groupingOfChallenge).load(challenge.id),
    }),
    today: t.int({
      nullable: true,
      description: 'The current day, starting at 1; null before the first day and after the last.',
      resolve: (challenge, _args, ctx) => challengeDay(challenge, ctx.source.now),
    }),
    tasks: t.field({
      type: [ChallengeTaskRef],
      description: 'One for each day, in order.',
      resolve: (challenge, _args, ctx) => ctx.loader(tasksOfChallenge).load(challenge.id),
    }),
    participantCount: t.int({ resolve: (challenge, _args, ctx) => ctx.loader(challengeSize).load(challenge.id) }),
    finishedByDay: t.field({
      type: [ChallengeDayRef],
      description: 'Days that no participant finished are omitted.',
      resolve: (challenge, _args, ctx) => ctx.loader(finishersOfChallenge).load(challenge.id),
    }),
  }),
});

const ChallengeProgressRef = builder.objectRef<ChallengeProgress>('ChallengeProgress').implement({
  description: 'A finished day.',
  fields: (t) => ({ day: t.exposeInt('day'), finishedAt: t.expose('finishedAt', { type: 'DateTime' }) }),
});

const finishedDays = async (ctx: Context, { id }: ChallengeParticipant): Promise<number[]> =>
  (await ctx.loader(progressOfParticipant).load(id)).map(({ day }) => day);

builder.node(ChallengeParticipantRef, {
  description: 'A participant in a challenge, with or without an account.',
  id: { resolve: (participant) => participant.id },
  loadOne: (id, ctx) => ctx.loader(participantLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (participant) => participant.id }),
    challenge: t.field({ type: ChallengeRef, resolve: (participant, _args, ctx) => challengeOf(ctx, participant) }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null for a participant without an account.',
      resolve: (participant, _args, ctx) => userOrNull(ctx, participant.userId),
    }),
    email: t.string({
      nullable: true,
      description: 'Visible to the participant and those responsible for them; null for buddies.',
      resolve: async (participant, _args, ctx) => ((await sees(ctx, knowsParticipant, participant.id)) ? participant.email : null),
    }),
    group: t.field({
      type: ChallengeGroupRef,
      nullable: true,
      description: "The participant's group of buddies.",
      resolve: (participant, _args, ctx) =>
        participant.groupId === null ? null : ctx.loader(challengeGroupLoader).load(participant.groupId),
    }),
    progress: t.field({
      type: [ChallengeProgressRef],
      description: 'The finished days, in order.',
      resolve: (participant, _args, ctx) => ctx.loader(progressOfParticipant).load(participant.id),
    }),
    daysToCatchUp: t.intList({
      description: 'The days that have passed without being finished.',
      resolve: async (participant, _args, ctx) =>
        daysToCatchUp(await challengeOf(ctx, participant), await finishedDays(ctx, participant), ctx.source.now),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.objectField(UserCommunityRef, 'challenges', (t) =>
  t.field({
    type: [ChallengeParticipantRef],
    description: 'The challenges in which the person takes or took part, the latest first.',
    complexity: { multiplier: 2 },
    resolve: ({ userId }, _args, ctx) => ctx.loader(participationsOfUser).load(userId),
  }),
);

builder.node(ChallengeGroupRef, {
  description: 'A group of buddies who do a challenge together.',
  id: { resolve: (group) => group.id },
  loadOne: (id, ctx) => ctx.loader(challengeGroupLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (group) => group.id }),
    name: t.exposeString('name'),
    challenge: t.field({ type: ChallengeRef, resolve: (group, _args, ctx) => challengeOf(ctx, group) }),
    memberCount: t.int({ resolve: (group, _args, ctx) => ctx.loader(challengeGroupSize).load(group.id) }),
    members: t.field({
      type: [ChallengeParticipantRef],
      description: 'All members for the buddies and for staff; otherwise only those the viewer is responsible for.',
      resolve: (group, _args, ctx) => ctx.loader(buddiesOfGroup).load(group.id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  ...CHALLENGE_PARTICIPANT_LIST,
  description:
    "Participants in challenges, within the viewer's scope. Those without an account are visible only to viewers who see everyone.",
  type: ChallengeParticipantRef,
  filter: builder.inputType('ChallengeParticipantsFilter', {
    fields: (t) => ({
      search: t.string({
        description: 'Matches name, email address or Tribe ID. For participants without an account, matches the complete address.',
      }),
      challengeId: t.int(),
      groupId: t.int(),
      withoutGroup: t.boolean({ description: 'Only participants without buddies.' }),
      finishedDay: t.int({ description: 'Only participants who finished this day.' }),
    }),
  }),
});

listField(ViewerRef, {
  name: 'challengeGroups',
  description: "Groups of buddies with at least one member in the viewer's scope.",
  type: ChallengeGroupRef,
  list: challengeGroupsList,
  filter: builder.inputType('ChallengeGroupsFilter', { fields: (t) => ({ search: t.string(), challengeId: t.int() }) }),
  where: challengeGroupsWhere,
  loader: challengeGroupLoader,
  defaultSort: { by: 'created', descending: false },
});

builder.objectFields(ViewerRef, (t) => ({
  challenges: t.field({
    type: [ChallengeRef],
    description: 'All challenges, latest first.',
    resolve: (_viewer, _args, ctx) => findChallenges(ctx.source.db),
  }),
  challengeParticipant: t.field({
    type: ChallengeParticipantRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(participantLoader).load(databaseId),
  }),
  challengeGroup: t.field({
    type: ChallengeGroupRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(challengeGroupLoader).load(databaseId),
  }),
  myChallenge: t.field({
    type: ChallengeParticipantRef,
    nullable: true,
    description: "The viewer's participation in the latest challenge they joined.",
    resolve: ({ userId }, _args, ctx) => ctx.loader(participationOf).load(userId),
  }),
}));

const ChallengeParticipationRef = builder.objectRef<{ id: string; isChallengeParticipant: boolean }>('ChallengeParticipation').implement({
  description: 'Whether an address is registered for a challenge, and nothing else about it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Derived from the address alone.' }),
    isChallengeParticipant: t.exposeBoolean('isChallengeParticipant'),
  }),
});

builder.queryField('isChallengeParticipant', (t) =>
  t.field({
    type: ChallengeParticipationRef,
    description: 'Public, with an hourly limit. Specification 2 §7.',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, { email }, ctx) => {
      await ctx.app.limits.take('challengeNetwork', ipSubnet(ctx.visitor.ip));
      const address = emailAddress(email);
      const id = createHash('sha256')
        .update(`ChallengeParticipation:${address ?? email}`)
        .digest('base64url');
      return { id, isChallengeParticipant: address !== null && (await isParticipant(ctx.source.db, address)) };
    },
  }),
);

const ChallengeRegistrationRef = builder.objectRef<{ email: string }>('ChallengeRegistration').implement({
  description: 'Confirms that an address has joined the challenge, now or earlier.',
  fields: (t) => ({ email: t.exposeString('email') }),
});

builder.mutationField('registerToChallenge', (t) =>
  t.field({
    type: ChallengeRegistrationRef,
    nullable: true,
    description:
      'Joins the current or next challenge. Signed-in viewers join with their own address, visitors with any address. Specification 2 §7.',
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, input, ctx) => registerToChallenge(ctx, { ...input }),
  }),
);

// --- The days of the caller ------------------------------------------------------------------------------------------------------

const participants = { type: ChallengeParticipantRef, loader: participantLoader };

commandField('finishChallengeDay', participants, {
  description: "Marks a day of the viewer's challenge as done. Repeated calls change nothing.",
  args: (arg) => ({ day: arg.int({ required: true, description: 'Starts at 1.' }) }),
  run: (ctx, { day }) => finishChallengeDay(ctx, { day }),
});

commandField('reopenChallengeDay', participants, {
  description: "Reopens a finished day of the viewer's challenge. Repeated calls change nothing.",
  args: (arg) => ({ day: arg.int({ required: true, description: 'Starts at 1.' }) }),
  run: (ctx, { day }) => reopenChallengeDay(ctx, { day }),
});

const KeyedDayRef = builder
  .objectRef<{ day: number; title: string; bodyText: string; isFinished: boolean }>('KeyedChallengeDay')
  .implement({
    description: 'An open day of a participant without an account.',
    fields: (t) => ({
      day: t.exposeInt('day'),
      title: t.exposeString('title'),
      bodyTree: t.field({ type: 'RichText', resolve: ({ bodyText }) => richText(bodyText) }),
      isFinished: t.exposeBoolean('isFinished'),
    }),
  });

const KeyedChallengeRef = builder.objectRef<Participation>('KeyedChallenge').implement({
  description: 'The challenge of a participant without an account, without anything about the person.',
  fields: (t) => ({
    name: t.string({ resolve: ({ challenge }) => challenge.name }),
    startsOn: t.field({ type: 'Day', resolve: ({ challenge }) => challenge.startsOn }),
    days: t.int({ resolve: ({ challenge }) => challenge.days }),
    today: t.int({
      nullable: true,
      description: 'Null before the first day.',
      resolve: ({ challenge }, _args, ctx) => challengeDay(challenge, ctx.source.now),
    }),
    offerPath: t.string({ nullable: true, resolve: (_participation, _args, ctx) => offerPath(ctx) }),
    openDays: t.field({
      type: [KeyedDayRef],
      description: 'The days up to today, in order.',
      resolve: async ({ challenge, participant }, _args, ctx) => {
        const today = challengeDay(challenge, ctx.source.now) ?? 0;
        const finished = await findFinishedDays(ctx.source.db, participant.id);
        const tasks = await findTasks(ctx.source.db, challenge.id);
        return tasks
          .filter(({ day }) => day <= today)
          .map(({ day, title, body }) => ({ day, title, bodyText: body, isFinished: finished.includes(day) }));
      },
    }),
  }),
});

builder.queryField('challengeByKey', (t) =>
  t.field({
    type: KeyedChallengeRef,
    nullable: true,
    description: 'Public. Null for a key that is unknown or no longer valid.',
    args: { key: t.arg.string({ required: true, description: '`held` for the key that the browser holds.' }) },
    resolve: (_root, { key }, ctx) => findByKey(ctx, key),
  }),
);
