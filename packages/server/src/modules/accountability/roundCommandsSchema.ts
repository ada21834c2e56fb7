import { builder } from '../../graphql/builder.ts';
import { commandField, idempotencyKeyArg, idempotencyOf } from '../../graphql/commandFields.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userOf } from '../users/repo.ts';
import { announceRound } from './announceCommands.ts';
import { chooseTeamLead, withdrawTeamLeadChoice } from './choiceCommands.ts';
import { SelectionRoundRef } from './refs.ts';
import { selectionRoundLoader } from './repo.ts';
import { assignRound, createSelectionRound, undoRoundAssignment, updateSelectionRound } from './roundCommands.ts';
import { findLeadChoices, type LeadChoice } from './roundRepo.ts';
import { SelectionKindEnum } from './selectionSchema.ts';

const ROUNDS = { type: SelectionRoundRef, loader: selectionRoundLoader };

const RoundLeadRef = builder.objectRef<LeadChoice>('RoundLead').implement({
  description: 'A person who can lead in a round.',
  fields: (t) => ({
    user: t.field({ type: UserRef, resolve: ({ leadId }, _args, ctx) => userOf(ctx, leadId) }),
    groupName: t.exposeString('groupName', { description: 'Name of the accountability group that the person leads.' }),
  }),
});

builder.objectField(ViewerRef, 'roundLeads', (t) =>
  t.field({
    type: [RoundLeadRef],
    description: 'The people who can lead in a round: the leaders of accountability groups, at most 200, by the name of the group.',
    complexity: { multiplier: 20 },
    resolve: (_viewer, _args, ctx) => findLeadChoices(ctx.source.db),
  }),
);

const RoundInput = builder.inputType('SelectionRoundInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    kind: t.field({ type: SelectionKindEnum, required: true }),
    batchId: t.int({ description: 'When omitted, the members of every batch may choose.' }),
    opensDay: t.string({ required: true, description: 'A day in Manila: 2025-11-17.' }),
    opensTime: t.string({ required: true, description: 'A half hour in Manila: 8:00 AM.' }),
    closesDay: t.string({ required: true }),
    closesTime: t.string({ required: true }),
    leadIds: t.intList({ required: true, description: 'The integer ids of the leads.' }),
    seats: t.int({ required: true, description: 'The number of seats of each lead.' }),
  }),
});

commandField('createSelectionRound', ROUNDS, {
  args: (arg) => ({ input: arg({ type: RoundInput, required: true }), idempotencyKey: idempotencyKeyArg(arg) }),
  run: (ctx, { input, idempotencyKey }) => createSelectionRound(ctx, { ...input }, idempotencyOf({ idempotencyKey, input: { ...input } })),
});

commandField('updateSelectionRound', ROUNDS, {
  args: (arg) => ({
    databaseId: arg.int({ required: true }),
    revision: arg.int({ required: true }),
    input: arg({ type: RoundInput, required: true }),
  }),
  run: async (ctx, { databaseId, revision, input }) => {
    await updateSelectionRound(ctx, { id: databaseId, revision }, { ...input });
    return databaseId;
  },
});

for (const { name, description, command } of [
  { name: 'assignRound', description: 'Assigns the seats of a ranked round that has closed, by its seed.', command: assignRound },
  {
    name: 'undoRoundAssignment',
    description: 'Undoes the assignment of a round that is not announced yet.',
    command: undoRoundAssignment,
  },
  {
    name: 'announceRound',
    description: 'Puts everyone with a seat into the accountability group of their lead, and notifies everyone who chose.',
    command: announceRound,
  },
])
  commandField(name, ROUNDS, {
    description,
    args: (arg) => ({
      databaseId: arg.int({ required: true }),
      revision: arg.int({ required: true, description: 'Revision of the round as the viewer read it.' }),
    }),
    run: async (ctx, { databaseId, revision }) => {
      await command(ctx, { id: databaseId, revision });
      return databaseId;
    },
  });

commandField('chooseTeamLead', ROUNDS, {
  description: 'Takes a seat with a team lead or, in a ranked round, saves up to three wishes in their order.',
  args: (arg) => ({ databaseId: arg.int({ required: true, description: 'Id of the round.' }), leadIds: arg.intList({ required: true }) }),
  run: async (ctx, { databaseId, leadIds }) => {
    await chooseTeamLead(ctx, { roundId: databaseId, leadIds });
    return databaseId;
  },
});

commandField('withdrawTeamLeadChoice', ROUNDS, {
  description: "Withdraws the viewer's choice in a round that is open.",
  args: (arg) => ({ databaseId: arg.int({ required: true, description: 'Id of the round.' }) }),
  run: async (ctx, { databaseId }) => {
    await withdrawTeamLeadChoice(ctx, databaseId);
    return databaseId;
  },
});
