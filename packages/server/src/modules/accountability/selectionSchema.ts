import {
  SELECTION_KINDS,
  SELECTION_ROUND_STATES,
  selectionRoundState,
  whyNotChoose,
  whyNotChooseText,
  type ChoosableLead,
} from '@atlas/domain/groups';
import { builder } from '../../graphql/builder.ts';
import type { Context } from '../../commands/context.ts';
import { enumOf } from '../../graphql/enumOf.ts';
import { listField } from '../../graphql/listField.ts';
import { loadPresent } from '../../graphql/loadPresent.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { present } from '../../db/present.ts';
import { seesEveryone } from '../access/scopes.ts';
import { BatchRef } from '../batches/refs.ts';
import { batchLoader } from '../batches/repo.ts';
import { UserRef } from '../users/refs.ts';
import { userLoader, userOf, userOrNull } from '../users/repo.ts';
import { choosingPerson } from './choiceCommands.ts';
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
  type SelectionRound,
} from './repo.ts';
import { findShownRound, protocolOfRound, type ProtocolLine } from './roundRepo.ts';

export const SelectionKindEnum = enumOf(
  'SelectionKind',
  SELECTION_KINDS.map(({ value }) => value),
);
const SelectionRoundStateEnum = enumOf(
  'SelectionRoundState',
  SELECTION_ROUND_STATES.map(({ value }) => value),
);

/**
 * Whether the reader sees who has which seat: staff always, other people once it is final. Seats of
 * a round that is first come, first served are final when they are taken.
 */
const isRevealed = (ctx: Context, { kind, announcedAt }: SelectionRound): boolean =>
  kind === 'choose-one' || announcedAt !== null || seesEveryone(ctx.source.reader);

const roundOf = (ctx: Context, roundId: number): Promise<SelectionRound> =>
  present(ctx.loader(selectionRoundLoader).load(roundId), `Round ${roundId}`);

/** The state that a reader sees: for other people than staff, an assignment is not made yet. */
function shownState(ctx: Context, round: SelectionRound) {
  const state = selectionRoundState(round, ctx.source.now);
  return state === 'assigned' && !seesEveryone(ctx.source.reader) ? 'closed' : state;
}

/** Why the viewer cannot choose in a round, or a lead of it. */
async function whyNotInWords(ctx: Context, round: SelectionRound, seat: RoundSeat | null): Promise<string | null> {
  const { userId } = ctx.source.reader;
  const [person, seats, own] = await Promise.all([
    choosingPerson(ctx),
    ctx.loader(seatsOfRound).load(round.id),
    ctx.loader(ownChoices).load(round.id),
  ]);
  const lead: ChoosableLead | null = seat && {
    isOwnLeader: person.leaders.includes(seat.leadId),
    isChosen: own.some(({ leadId }) => leadId === seat.leadId),
    hasOtherSeat: own.some(({ leadId }) => leadId !== seat.leadId),
    seatsLeft: seat.seats - (await tallyOf(ctx, seat)).assigned,
  };
  const facts = {
    ...person,
    kind: round.kind,
    batchId: round.batchId,
    state: selectionRoundState(round, ctx.source.now),
    leads: seats.some(({ leadId }) => leadId === userId),
  };
  const why = whyNotChoose(facts, lead);
  return why && whyNotChooseText(why);
}

const RoundChoiceRef = builder.objectRef<RoundChoice>('RoundChoice').implement({
  description: 'A team lead whom a member chose.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: '1 is the first choice.' }),
    lead: t.field({ type: UserRef, resolve: (choice, _args, ctx) => userOf(ctx, choice.leadId) }),
    assigned: t.boolean({
      description: 'Whether the member has a seat with this lead. In a ranked round it is known once the round is announced.',
      resolve: async (choice, _args, ctx) => choice.assigned && isRevealed(ctx, await roundOf(ctx, choice.roundId)),
    }),
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
    about: t.string({
      description: 'The text about the lead from their profile; empty without one.',
      resolve: async (seat, _args, ctx) => (await userOf(ctx, seat.leadId)).about ?? '',
    }),
    whyNot: t.string({
      nullable: true,
      description: 'Why the viewer cannot choose this lead; null when they can.',
      resolve: async (seat, _args, ctx) => whyNotInWords(ctx, await roundOf(ctx, seat.roundId), seat),
    }),
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
    seatsLeft: t.int({
      description: 'In a ranked round all seats are left until it is announced.',
      resolve: async (seat, _args, ctx) => {
        const taken = isRevealed(ctx, await roundOf(ctx, seat.roundId)) ? (await tallyOf(ctx, seat)).assigned : 0;
        return Math.max(0, seat.seats - taken);
      },
    }),
    wantedCount: t.int({
      description: 'Number of people with this lead as first choice.',
      resolve: async (seat, _args, ctx) => (await tallyOf(ctx, seat)).wanted,
    }),
    assigned: t.field({
      type: [UserRef],
      description: 'People with a seat. Visible to staff and, once it is final, to the lead.',
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

const RoundWishOutcome = enumOf('RoundWishOutcome', ['given', 'full', 'not-needed'], 'What came of a wish.');

const RoundWishRef = builder.objectRef<ProtocolLine['wishes'][number]>('RoundWish').implement({
  description: 'A wish of a person in a ranked round.',
  fields: (t) => ({
    lead: t.field({ type: UserRef, resolve: ({ leadId }, _args, ctx) => userOf(ctx, leadId) }),
    outcome: t.field({ type: RoundWishOutcome, resolve: ({ outcome }) => outcome }),
  }),
});

const RoundDrawRef = builder.objectRef<ProtocolLine>('RoundDraw').implement({
  description: 'A line of the protocol of a ranked round.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Position in the draw, from 1.' }),
    user: t.field({ type: UserRef, resolve: ({ userId }, _args, ctx) => userOf(ctx, userId) }),
    lead: t.field({
      type: UserRef,
      nullable: true,
      description: 'The lead whose seat the person gets; null for someone who is not placed.',
      resolve: ({ leadId }, _args, ctx) => userOrNull(ctx, leadId),
    }),
    rank: t.exposeInt('rank', { nullable: true, description: '1 when the first wish was given; null for someone who is not placed.' }),
    wishes: t.field({ type: [RoundWishRef], complexity: { multiplier: 3 }, resolve: ({ wishes }) => wishes }),
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
    state: t.field({ type: SelectionRoundStateEnum, resolve: (round, _args, ctx) => shownState(ctx, round) }),
    batch: t.field({
      type: BatchRef,
      nullable: true,
      description: 'The batch whose members may choose; null for the members of every batch.',
      resolve: (round, _args, ctx) => (round.batchId === null ? null : ctx.loader(batchLoader).load(round.batchId)),
    }),
    whyNot: t.string({
      nullable: true,
      description: 'Why the viewer cannot choose in this round; null when they can.',
      resolve: (round, _args, ctx) => whyNotInWords(ctx, round, null),
    }),
    opensAt: t.expose('opensAt', { type: 'DateTime' }),
    closesAt: t.expose('closesAt', { type: 'DateTime', description: 'The instant at which it closes.' }),
    assignedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When staff assigned the seats. Other people see it once the round is announced.',
      resolve: (round, _args, ctx) => (isRevealed(ctx, round) ? round.assignedAt : null),
    }),
    announcedAt: t.expose('announcedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision'),
    seed: t.int({
      nullable: true,
      description: 'The seed of the draw. Null for readers who do not see everyone.',
      resolve: (round, _args, ctx) => (seesEveryone(ctx.source.reader) ? round.seed : null),
    }),
    protocol: t.field({
      type: [RoundDrawRef],
      nullable: true,
      description:
        'The assignment of a ranked round in the order of the draw; a preview of it while the round is closed. Null for readers who do not see everyone.',
      complexity: { multiplier: 30 },
      resolve: (round, _args, ctx) => (seesEveryone(ctx.source.reader) ? ctx.loader(protocolOfRound).load(round.id) : null),
    }),
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
  mySelectionRound: t.field({
    type: SelectionRoundRef,
    nullable: true,
    description:
      "The round of the viewer's page: the open one, or one whose result they wait for, or their latest result, or the next one.",
    resolve: (_viewer, _args, ctx) => findShownRound(ctx.source),
  }),
}));
