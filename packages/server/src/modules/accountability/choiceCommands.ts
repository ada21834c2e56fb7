import {
  choiceForm,
  selectionRoundState,
  whyNotChoose,
  whyNotChooseText,
  type ChoosableLead,
  type WhyNotChoose,
} from '@atlas/domain/groups';
import { change } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import { parseForm } from '../../commands/parseForm.ts';
import { gone, ofCaller, type Subject } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import { sees } from '../access/commands.ts';
import { holdUser, userLoader } from '../users/repo.ts';
import type { SelectionRound } from './repo.ts';
import { selectionRoundLoader } from './repo.ts';
import { findOwnChoices, findSeats, holdSeats, ownLeaders, seesRound, shareRound, writeChoices } from './roundRepo.ts';

/** The leads whom a member chooses in a round, in the order of their wishes. */
export interface Choosing {
  roundId: number;
  leadIds: readonly number[];
}

const SAME_TIME = 'You chose in another window at the same moment. Reload the page to see your choice.';

/**
 * Audit subject for a person's choices in a round, by the id of the round. The round is locked
 * against changes by staff, and the person against a second choice at the same time.
 */
const choicesOf = (userId: number): Subject<{ round: SelectionRound; leadIds: number[] }> => ({
  name: 'round choice',
  scope: ofCaller('round', () => userId),
  constraintErrors: {
    round_choices_round_id_user_id_rank_pk: { message: SAME_TIME },
    round_choices_lead: { message: SAME_TIME },
  },
  read: async (tx, roundId) => {
    const round = await shareRound(tx, roundId);
    if (round === null) return null;
    await holdUser(tx, userId);
    return { round, leadIds: (await findOwnChoices(tx, roundId, userId)).map(({ leadId }) => leadId) };
  },
});

/** Reasons about the person, who is not to choose at all. */
const NOT_FOR_THEM: ReadonlySet<WhyNotChoose> = new Set(['not-member', 'other-batch', 'is-lead']);

const refuse = (why: WhyNotChoose): never => {
  throw new UserError(NOT_FOR_THEM.has(why) ? 'FORBIDDEN' : 'CONFLICT', whyNotChooseText(why));
};

/** The facts about the caller that decide about their choice. */
export async function choosingPerson(ctx: Context) {
  const { userId, access } = ctx.source.reader;
  const user = await ctx.loader(userLoader).load(userId);
  return {
    isMember: access.roles === 'member',
    ownBatchId: user?.batchId ?? null,
    leaders: await ctx.loader(ownLeaders).load(userId),
  };
}

/**
 * Loads a round that the caller sees.
 *
 * @throws FORBIDDEN for a person who is not a member, NOT_FOUND for a round of another batch
 */
async function mustSeeRound(ctx: Context, roundId: number): Promise<void> {
  if (ctx.source.reader.access.roles !== 'member') refuse('not-member');
  if ((await ctx.loader(selectionRoundLoader).load(roundId)) === null || !(await sees(ctx, seesRound, roundId)))
    throw gone({ name: 'round' });
}

/**
 * Saves the caller's choice. In a round that is first come, first served it takes a seat at once,
 * and one that is taken is rejected. In a ranked round it replaces the wishes of before, until the
 * closing. The same choice again changes nothing.
 *
 * @throws FORBIDDEN for a person for whom the round is not
 * @throws CONFLICT with the reason: the round is not open, the lead is full or the own leader
 */
export async function chooseTeamLead(ctx: Context, { roundId, leadIds }: Choosing): Promise<void> {
  const { userId } = ctx.source.reader;
  await mustSeeRound(ctx, roundId);
  // Loaded before the transaction, because the embedded database has a single connection.
  const person = await choosingPerson(ctx);
  await change(ctx, choicesOf(userId), roundId, 'chooseTeamLead', async ({ tx, at, before: { round, leadIds: chosen } }) => {
    const wished = parseForm(choiceForm(round.kind), { leadIds }).leadIds;
    const seats = await findSeats(tx, roundId);
    const facts = {
      ...person,
      kind: round.kind,
      batchId: round.batchId,
      state: selectionRoundState(round, at),
      leads: seats.some(({ leadId }) => leadId === userId),
    };
    const why = whyNotChoose(facts);
    if (why !== null) refuse(why);
    if (wished.join() === chosen.join()) return;
    for (const leadId of wished) {
      const lead = await choosableLead(tx, { roundId, leadId, chosen, leaders: person.leaders, isHeld: round.kind === 'choose-one' });
      const whyNotLead = whyNotChoose(facts, lead);
      if (whyNotLead !== null) refuse(whyNotLead);
    }
    await writeChoices(tx, { roundId, userId }, { leadIds: wished, assigned: round.kind === 'choose-one', at });
  });
}

async function choosableLead(
  tx: Db,
  {
    roundId,
    leadId,
    chosen,
    leaders,
    isHeld,
  }: { roundId: number; leadId: number; chosen: readonly number[]; leaders: readonly number[]; isHeld: boolean },
): Promise<ChoosableLead> {
  const seat = isHeld ? await holdSeats(tx, roundId, leadId) : await findSeat(tx, roundId, leadId);
  if (seat === null) throw fieldError('leadIds', 'This team lead is not part of the round any more. Choose another one.');
  return {
    isOwnLeader: leaders.includes(leadId),
    isChosen: chosen.includes(leadId),
    hasOtherSeat: chosen.some((id) => id !== leadId),
    seatsLeft: seat.seats - seat.taken,
  };
}

const findSeat = async (tx: Db, roundId: number, leadId: number) => {
  const seat = (await findSeats(tx, roundId)).find((one) => one.leadId === leadId);
  return seat === undefined ? null : { ...seat, taken: 0 };
};

/**
 * Withdraws the caller's choice while the round is open. A seat becomes free for others at once.
 *
 * @throws CONFLICT once the round is closed
 */
export async function withdrawTeamLeadChoice(ctx: Context, roundId: number): Promise<void> {
  const { userId } = ctx.source.reader;
  await mustSeeRound(ctx, roundId);
  await change(ctx, choicesOf(userId), roundId, 'withdrawTeamLeadChoice', async ({ tx, at, before: { round } }) => {
    const state = selectionRoundState(round, at);
    if (state !== 'open') throw new UserError('CONFLICT', 'This round has closed. Your choice cannot be withdrawn any more.');
    await writeChoices(tx, { roundId, userId }, null);
  });
}
