import { checkGiven } from '../errors/checkKnown.ts';
import type { RowPlan } from '../jobs/rowPlan.ts';
import { type MoveUpEvidence, moveUpEvidenceText } from './moveUpEvidence.ts';

/**
 * Plans the approval of a request to move up among others: only with complete evidence, because no
 * reviewer reads it first. A product decision.
 *
 * @param problem why the reviewer cannot decide about it; null when they can
 * @param next the stage that the member enters; null after the last one
 * @example
 * const evidence = { tasks: 2, finished: 2, withEvidence: 1, isComplete: false };
 * approveMoveUpRow({ problem: null, evidence, next: null })
 * // { skipped: '1 of 2 tasks with evidence. Open the request to decide.' }
 */
export function approveMoveUpRow(request: {
  readonly problem: string | null;
  readonly evidence: MoveUpEvidence;
  readonly next: { readonly number: number; readonly name: string } | null;
}): RowPlan {
  const { problem, evidence, next } = request;
  checkGiven({ problem, next });
  if (problem !== null) return { skipped: problem };
  if (!evidence.isComplete) return { skipped: `${moveUpEvidenceText(evidence)}. Open the request to decide.` };
  return {
    after: { state: 'approved' },
    was: 'Pending',
    becomes: next === null ? 'Completes the last stage' : `Moves up to stage ${next.number}, ${next.name}`,
  };
}
