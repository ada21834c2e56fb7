import { SELECTION_KINDS, SELECTION_ROUND_STATES, selectionRoundState } from '@atlas/domain/groups';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { loadPresent } from '../../graphql/loadPresent.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader, userOf } from '../users/repo.ts';
import { SelectionRoundRef } from './refs.ts';
import {
  accountabilityLedBy,
  chosenInRound,
  openRound,
  ownChoices,
  seatedInRound,
  seatsOfRound,
  selectionRoundLoader,
  selectionRoundsList,
  selectionRoundsWhere,
  talliesOfRound,
  type RoundChoice,
  type RoundSeat,
} from './repo.ts';

const SelectionKindEnum = enumOf(
  'SelectionKind',
  SELECTION_KINDS.map(({ value }) => value),
);
const SelectionRoundStateEnum = enumOf(
  'SelectionRoundState',
  SELECTION_ROUND_STATES.map(({ value }) => value),
);

const RoundChoiceRef = builder.objectRef<RoundChoice>('RoundChoice').implement({
  description: 'A team lead whom a member chose.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: '1 is the first choice.' }),
    lead: t.field({ type: UserRef, resolve: (choice, _args, ctx) => userOf(ctx, choice.leadId) }),
    assigned: t.exposeBoolean('assigned', { description: 'Whether the member has a seat with this lead.' }),
  }),
});

async function tallyOf(ctx: Context, { roundId, leadId }: RoundSeat): Promise<{ wanted: number; assigned: number }> {
  const tallies = await ctx.loader(talliesOfRound).load(roundId);
  return tallies.find((tally) => tally.leadId === leadId) ?? { wanted: 0, assigned: 0 };
}

const RoundSeatRef = builder.objectRef<RoundSeat>('RoundSeat').implement({
  description: "A team lead in a round, with the lead's seats.",
  fields: (t) => ({
    lead: t.field({ type: UserRef, resolve: (seat, _args, ctx) => userOf(ctx, seat.leadId) }),
    groupName: t.string({
      nullable: true,
      description: 'Name of the accountability group that the lead runs.',
      resolve: async (seat, _args, ctx) => (await ctx.loader(accountabilityLedBy).load(seat.leadId))?.name ?? null,
    }),
    meetingDay: t.int({
      nullable: true,
      description: '1 is Monday, 7 is Sunday, in Manila.',
      resolve: async (seat, _args, ctx) => (await ctx.loader(accountabilityLedBy).load(seat.leadId))?.meetingDay ?? null,
    }),
    meetingTime: t.string({
      nullable: true,
      description: 'HH:MM in Manila.',
      resolve: async (seat, _args, ctx) => (await ctx.loader(accountabilityLedBy).load(seat.leadId))?.meetingTime?.slice(0, 5) ?? null,
    }),
    seats: t.exposeInt('seats'),
    seatsLeft: t.int({ resolve: async (seat, _args, ctx) => Math.max(0, seat.seats - (await tallyOf(ctx, seat)).assigned) }),
    wantedCount: t.int({
      description: 'Number of people with this lead as first choice.',
      resolve: async (seat, _args, ctx) => (await tallyOf(ctx, seat)).wanted,
    }),
    assigned: t.field({
      type: [UserRef],
      description: 'People with a seat. Visible to staff and the lead.',
      resolve: async (seat, _args, ctx) => {
        const seated = (await ctx.loader(seatedInRound).load(seat.roundId)).filter(({ leadId }) => leadId === seat.leadId);
        return loadPresent(
          ctx.loader(userLoader),
          seated.map(({ userId }) => userId),
        );
      },
    }),
  }),
});

builder.node(SelectionRoundRef, {
  description: 'A round in which members choose their team lead.',
  id: { resolve: (round) => round.id },
  loadOne: (id, ctx) => ctx.loader(selectionRoundLoader).load(Number(id)),
  fields: (t) => ({
    databaseId: t.int({ resolve: (round) => round.id }),
    name: t.exposeString('name'),
    kind: t.field({ type: SelectionKindEnum, resolve: (round) => round.kind }),
    state: t.field({ type: SelectionRoundStateEnum, resolve: (round, _args, ctx) => selectionRoundState(round, ctx.source.now) }),
    opensAt: t.expose('opensAt', { type: 'DateTime' }),
    closesAt: t.expose('closesAt', { type: 'DateTime', description: 'The instant at which it closes.' }),
    assignedAt: t.expose('assignedAt', { type: 'DateTime', nullable: true }),
    seats: t.field({
      type: [RoundSeatRef],
      description: 'The leads, by name.',
      resolve: (round, _args, ctx) => ctx.loader(seatsOfRound).load(round.id),
    }),
    seat: t.field({
      type: RoundSeatRef,
      nullable: true,
      description: 'One of the leads.',
      args: { leadId: t.arg.int({ required: true, description: 'The integer id of the lead.' }) },
      resolve: async (round, { leadId }, ctx) =>
        (await ctx.loader(seatsOfRound).load(round.id)).find((seat) => seat.leadId === leadId) ?? null,
    }),
    seatCount: t.int({
      description: 'Total across all leads.',
      resolve: async (round, _args, ctx) => (await ctx.loader(seatsOfRound).load(round.id)).reduce((sum, { seats }) => sum + seats, 0),
    }),
    chosenCount: t.int({
      description: 'Number of people who chose.',
      resolve: (round, _args, ctx) => ctx.loader(chosenInRound).load(round.id),
    }),
    myChoices: t.field({
      type: [RoundChoiceRef],
      description: "The viewer's choices, by rank.",
      resolve: (round, _args, ctx) => ctx.loader(ownChoices).load(round.id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listField(ViewerRef, {
  name: 'selectionRounds',
  description: 'The rounds in which members choose their team lead.',
  type: SelectionRoundRef,
  list: selectionRoundsList,
  filter: builder.inputType('SelectionRoundsFilter', { fields: (t) => ({ search: t.string() }) }),
  where: selectionRoundsWhere,
  loader: selectionRoundLoader,
  defaultSort: { by: 'opens', descending: true },
});

builder.objectFields(ViewerRef, (t) => ({
  selectionRound: t.field({
    type: SelectionRoundRef,
    nullable: true,
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (_viewer, { databaseId }, ctx) => ctx.loader(selectionRoundLoader).load(databaseId),
  }),
  openSelectionRound: t.field({
    type: SelectionRoundRef,
    nullable: true,
    description: 'The round in which members can currently choose.',
    resolve: (_viewer, _args, ctx) => openRound(ctx.source),
  }),
}));
