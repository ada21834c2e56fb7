import { instantText } from '../audit/instantText.ts';
import type { Instant } from '../time/instant.ts';
import type { MoveUpDecision } from './moveUpStates.ts';

/** A decision about a request to move up. */
export interface DecidedMoveUp {
  readonly state: MoveUpDecision;
  readonly reviewerId: number;
  readonly reviewerName: string;
  readonly decidedAt: Instant;
}

/**
 * States who decided about a request to move up, and when. A product decision.
 *
 * @example
 * const decidedAt = '2025-11-12T02:30:00Z';
 * moveUpDecisionText({ state: 'approved', reviewerId: 7, reviewerName: 'Liza Ramos', decidedAt })
 * // 'Liza Ramos approved this request on 11/12/2025, 10:30 AM.'
 */
export const moveUpDecisionText = ({ state, reviewerName, decidedAt }: DecidedMoveUp): string =>
  `${reviewerName} ${state} this request on ${instantText(decidedAt)}.`;
