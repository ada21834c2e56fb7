import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { loadPresent } from '../../graphql/loadPresent.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import {
  createChallenge,
  groupParticipants,
  previewGrouping,
  startChallengeFromLast,
  undoGrouping,
  updateChallenge,
} from './editCommands.ts';
import { ChallengeParticipantRef, ChallengeRef } from './refs.ts';
import { challengeLoader, participantLoader } from './repo.ts';

const records = { type: ChallengeRef, loader: challengeLoader };

const ChallengeInput = builder.inputType('ChallengeInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    startsOn: t.string({ required: true, description: 'YYYY-MM-DD, its first day in Manila.' }),
    groupSize: t.int({ required: true }),
    tasks: t.field({
      type: [
        builder.inputType('ChallengeTaskInput', {
          fields: (of) => ({ title: of.string({ required: true }), body: of.string({ description: 'Markdown.' }), points: of.int() }),
        }),
      ],
      required: true,
      description: 'One for each of the 12 days, in order.',
    }),
  }),
});

commandField('createChallenge', records, {
  args: (arg) => ({ input: arg({ type: ChallengeInput, required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: (ctx, args) => createChallenge(ctx, { ...args.input }, idempotencyOf({ ...args })),
});

commandField('updateChallenge', records, {
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    input: arg({ type: ChallengeInput, required: true }),
  }),
  run: async (ctx, { databaseId, revision, input }) => {
    await updateChallenge(ctx, { id: databaseId, revision }, { ...input });
    return databaseId;
  },
});

commandField('startChallengeFromLast', records, {
  description: 'Adds a challenge with the tasks and the group size of the last one.',
  args: (arg) => ({
    name: arg.string({ required: true }),
    startsOn: arg.string({ required: true, description: 'YYYY-MM-DD, its first day in Manila.' }),
    idempotencyKey: idempotencyKeyArg(arg),
  }),
  run: (ctx, { name, startsOn, idempotencyKey }) =>
    startChallengeFromLast(ctx, { name, startsOn }, idempotencyOf({ name, startsOn, idempotencyKey })),
});

const GroupingPreviewRef = builder.objectRef<Awaited<ReturnType<typeof previewGrouping>>>('ChallengeGroupingPreview').implement({
  description: 'The groups that a grouping would make.',
  fields: (t) => ({
    fingerprint: t.exposeString('fingerprint', { description: 'Sent back to apply the preview.' }),
    sizes: t.intList({ resolve: ({ groups }) => groups.map(({ ids }) => ids.length) }),
    groups: t.field({
      type: [
        builder.objectRef<{ name: string; ids: number[] }>('ChallengeGroupPreview').implement({
          description: 'A group of the preview.',
          fields: (of) => ({
            name: of.exposeString('name'),
            members: of.field({
              type: [ChallengeParticipantRef],
              resolve: ({ ids }, _args, ctx) => loadPresent(ctx.loader(participantLoader), ids),
            }),
          }),
        }),
      ],
      description: 'The first 20.',
      resolve: ({ groups }) => groups.slice(0, 20),
    }),
  }),
});

builder.objectField(ViewerRef, 'challengeGrouping', (t) =>
  t.field({
    type: GroupingPreviewRef,
    description: 'Previews the groups of the participants without buddies.',
    args: {
      challengeId: t.arg.int({ required: true }),
      groupSize: t.arg.int({ required: true }),
      seed: t.arg.string({ required: true, description: 'The same seed makes the same groups.' }),
    },
    resolve: (_viewer, { challengeId, ...input }, ctx) => previewGrouping(ctx, challengeId, input),
  }),
);

commandField('groupParticipants', records, {
  description: 'Groups the participants without buddies as previewed.',
  args: (arg) => ({
    challengeId: arg.int({ required: true }),
    groupSize: arg.int({ required: true }),
    seed: arg.string({ required: true }),
    fingerprint: arg.string({ required: true }),
  }),
  run: async (ctx, { challengeId, fingerprint, ...input }) => {
    await groupParticipants(ctx, challengeId, fingerprint, input);
    return challengeId;
  },
});

commandField('undoGrouping', records, {
  description: 'Undoes a grouping within 24 hours. Repeated calls change nothing.',
  args: (arg) => ({ challengeId: arg.int({ required: true }), groupingId: arg.int({ required: true }) }),
  run: async (ctx, { challengeId, groupingId }) => {
    await undoGrouping(ctx, challengeId, groupingId);
    return challengeId;
  },
});
