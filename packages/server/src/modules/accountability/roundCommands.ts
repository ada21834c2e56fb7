import { randomInt } from 'node:crypto';
import {
  assignSeats,
  roundEditProblem,
  roundForm,
  roundFormTimes,
  selectionRoundState,
  whyNotRoundStep,
  type RoundForm,
  type RoundStep,
} from '@atlas/domain/groups';
import { change, create } from '../../commands/change.ts';
import type { Context } from '../../commands/context.ts';
import type { Idempotency } from '../../commands/idempotency.ts';
import { parseForm, type Input } from '../../commands/parseForm.ts';
import { defineRecord, insertRow, type RecordRevision, saveRow } from '../../commands/subject.ts';
import type { Db } from '../../db/open.ts';
import { fieldError, UserError } from '../../errors.ts';
import { mustSeeEveryone } from '../access/commands.ts';
import type { SelectionRound } from './repo.ts';
import { findChosen, findLeading, findSeats, findWishes, removeAssignment, writeAssignment, writeSeats } from './roundRepo.ts';
import { selectionRounds } from './tables.ts';

/** The largest seed of a draw, exclusive. */
const MAX_SEED = 2_147_483_647;

export const ROUND = defineRecord('selection round', selectionRounds, {
  extras: async (tx, id) => {
    const seats = await findSeats(tx, id);
    return { leadIds: seats.map(({ leadId }) => leadId), seats: seats[0]?.seats ?? null };
  },
  constraintErrors: { selection_rounds_apart: { field: 'opensDay', message: 'Another round takes place at that time.' } },
});

/**
 * Checks that a step can be taken with a round.
 *
 * @throws CONFLICT with the reason
 */
export function mustTakeStep(step: RoundStep, round: SelectionRound, at: Date): void {
  const problem = whyNotRoundStep(step, { kind: round.kind, state: selectionRoundState(round, at) });
  if (problem !== null) throw new UserError('CONFLICT', problem);
}

/** Checks that people who are newly chosen as leads lead an accountability group. */
async function mustLead(tx: Db, leadIds: readonly number[], before: readonly number[] = []): Promise<void> {
  const added = leadIds.filter((id) => !before.includes(id));
  const leading = await findLeading(tx, added);
  if (added.some((id) => !leading.has(id)))
    throw fieldError('leadIds', 'One of these people no longer leads an accountability group. Choose someone else.');
}

const leadsOf = ({ leadIds, seats }: RoundForm) => leadIds.map((leadId) => ({ leadId, seats }));

/**
 * Adds a round. Its seed is generated now, before anyone chooses, so that no one can select a draw
 * they like.
 */
export function createSelectionRound(ctx: Context, input: Input, idempotency?: Idempotency): Promise<number> {
  mustSeeEveryone(ctx);
  const form = parseForm(roundForm, input);
  const { leadIds, seats: _seats, ...values } = form;
  return create(ctx, ROUND, { action: 'createSelectionRound', idempotency }, async ({ tx, at }) => {
    if (form.closesAt.getTime() <= at.getTime()) throw fieldError('closesDay', 'The closing is over. Choose a later day.');
    await mustLead(tx, leadIds);
    const id = await insertRow(tx, ROUND, { ...values, seed: randomInt(1, MAX_SEED), createdAt: at });
    await writeSeats(tx, id, leadsOf(form));
    return id;
  });
}

/**
 * Saves a round. Choices that people made stay; what can change after the opening is decided by
 * `roundEditProblem` of domain.
 *
 * @throws STALE when the round was saved since the revision was read
 * @throws CONFLICT once its seats are assigned
 */
export function updateSelectionRound(ctx: Context, edition: RecordRevision, input: Input): Promise<void> {
  mustSeeEveryone(ctx);
  const form = parseForm(roundForm, input);
  return change(ctx, ROUND, edition.id, 'updateSelectionRound', async ({ tx, at, before }) => {
    mustTakeStep('edit', before, at);
    const edited = { ...form, opensAt: isSameOpening(before, form) ? before.opensAt : form.opensAt };
    const state = selectionRoundState(before, at);
    const problem = roundEditProblem({ ...before, state, chosen: await findChosen(tx, edition.id) }, edited);
    if (problem !== null) throw fieldError(problem.field, problem.message);
    const leadsBefore = (await findSeats(tx, edition.id)).map(({ leadId }) => leadId);
    await mustLead(tx, form.leadIds, leadsBefore);
    const { name, kind, batchId, opensAt, closesAt } = edited;
    await saveRow(tx, ROUND, edition, { name, kind, batchId, opensAt, closesAt });
    await writeSeats(tx, edition.id, leadsOf(form));
  });
}

/** Whether a form shows the opening of a round as it is, between two half hours too. */
function isSameOpening(before: SelectionRound, form: RoundForm): boolean {
  const [shown, entered] = [roundFormTimes(before), roundFormTimes(form)];
  return shown.opensDay === entered.opensDay && shown.opensTime === entered.opensTime;
}

/**
 * Assigns the seats of a ranked round by its seed (`assignSeats` of domain). People whose accounts
 * are archived take no part.
 *
 * @throws STALE when the round was saved since the preview, CONFLICT before its closing
 */
export function assignRound(ctx: Context, edition: RecordRevision): Promise<void> {
  mustSeeEveryone(ctx);
  return change(ctx, ROUND, edition.id, 'assignRound', async ({ tx, at, before }) => {
    mustTakeStep('assign', before, at);
    await saveRow(tx, ROUND, edition, { assignedAt: at });
    const drawn = assignSeats(await findWishes(tx, edition.id), await findSeats(tx, edition.id), before.seed);
    await writeAssignment(tx, edition.id, drawn);
  });
}

/**
 * Undoes the assignment of a round, until it is announced. Its choices and its seed stay.
 *
 * @throws STALE when the round was saved since the revision was read, CONFLICT for any other state
 */
export function undoRoundAssignment(ctx: Context, edition: RecordRevision): Promise<void> {
  mustSeeEveryone(ctx);
  return change(ctx, ROUND, edition.id, 'undoRoundAssignment', async ({ tx, at, before }) => {
    mustTakeStep('undo', before, at);
    await saveRow(tx, ROUND, edition, { assignedAt: null });
    await removeAssignment(tx, edition.id);
  });
}
