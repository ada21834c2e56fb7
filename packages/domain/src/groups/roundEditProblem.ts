import { checkGiven } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';
import type { RoundForm } from './roundForm.ts';
import type { SelectionRoundState } from './selectionRoundState.ts';

/** A round before an edit. */
export interface RoundBefore extends Pick<RoundForm, 'kind' | 'batchId' | 'opensAt'> {
  readonly state: SelectionRoundState;
  /** The leads whom people chose, and the number of people with a seat of each. */
  readonly chosen: readonly { readonly leadId: number; readonly taken: number }[];
}

/**
 * The error of an edit of a round, with its field, or null. Before its opening everything can
 * change. After it, the way to choose, the batch and the opening stay. A lead whom someone chose
 * stays, with at least the seats that are taken.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const round = { kind: 'choose-one', batchId: null, opensAt: new Date('2025-11-17') };
 * const chosen = [{ leadId: 7, taken: 5 }];
 * const edited = { ...round, leadIds: [7], seats: 4 };
 * roundEditProblem({ ...round, state: 'open', chosen }, edited).field // 'seats'
 * @spec a product decision
 */
export function roundEditProblem(
  { kind, batchId, opensAt, state, chosen }: RoundBefore,
  edited: Pick<RoundForm, 'kind' | 'batchId' | 'opensAt' | 'leadIds' | 'seats'>,
): { readonly field: string; readonly message: string } | null {
  for (const given of [{ batchId, opensAt }, edited]) {
    checkGiven({ batchId: given.batchId });
    checkDates({ opensAt: given.opensAt });
  }
  if (state === 'upcoming') return null;
  if (edited.kind !== kind) return { field: 'kind', message: 'The way to choose cannot change after the opening.' };
  if (edited.batchId !== batchId) return { field: 'batchId', message: 'The batch cannot change after the opening.' };
  if (edited.opensAt.getTime() !== opensAt.getTime())
    return { field: 'opensDay', message: 'The opening cannot change, because the round has opened.' };
  if (chosen.some(({ leadId }) => !edited.leadIds.includes(leadId)))
    return { field: 'leadIds', message: 'People chose a team lead whom you removed. Keep everyone whom people chose.' };
  const most = Math.max(0, ...chosen.map(({ taken }) => taken));
  if (edited.seats < most) return { field: 'seats', message: `${most} people have a seat with one lead. Keep at least ${most} seats.` };
  return null;
}
