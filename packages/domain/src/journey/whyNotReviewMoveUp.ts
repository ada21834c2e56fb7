import { checkGiven } from '../errors/checkKnown.ts';
import { type DecidedMoveUp, moveUpDecisionText } from './moveUpDecisionText.ts';

/** Reasons why a person cannot decide about a request to move up. Product decisions. */
export const OWN_MOVE_UP = 'You cannot decide about your own request. Another reviewer of your stage decides.';
export const NOT_A_REVIEWER = 'You do not review this stage any more, so you cannot decide about its requests.';
export const MEMBER_ARCHIVED = 'The account of this member was archived, so the request cannot be decided.';
export const MEMBER_LEFT_STAGE = 'This member is not in the stage any more, so the request cannot be decided.';

/** The person who decides. */
export interface MoveUpReviewer {
  readonly userId: number;
  /** The member of staff who views as that person; null without. */
  readonly impersonatorId: number | null;
  /** Whether the person reviews the stage of the request. */
  readonly isReviewer: boolean;
}

/** A request to move up, with the current state of its member. */
export interface ReviewedMoveUp {
  readonly memberId: number;
  readonly stageId: number;
  /** Null while it is pending. */
  readonly decided: DecidedMoveUp | null;
  /** The stage that the member is in; null without one. */
  readonly memberStageId: number | null;
  readonly isMemberArchived: boolean;
}

/**
 * Explains why a person cannot decide about a request to move up, or returns null. Only reviewers of
 * its stage decide, no one decides about themselves, and a request is decided once. The
 * specification leaves the review open; this is a product decision.
 *
 * @example
 * const reviewer = { userId: 8, impersonatorId: null, isReviewer: true };
 * const request = { memberId: 8, stageId: 2, decided: null, memberStageId: 2 };
 * whyNotReviewMoveUp(reviewer, { ...request, isMemberArchived: false }) // OWN_MOVE_UP
 */
export function whyNotReviewMoveUp(reviewer: MoveUpReviewer, request: ReviewedMoveUp): string | null {
  const { memberId, stageId, decided, memberStageId, isMemberArchived } = request;
  checkGiven({ decided });
  if (memberId === reviewer.userId || memberId === reviewer.impersonatorId) return OWN_MOVE_UP;
  if (!reviewer.isReviewer) return NOT_A_REVIEWER;
  if (decided !== null) return moveUpDecisionText(decided);
  if (isMemberArchived) return MEMBER_ARCHIVED;
  return memberStageId === stageId ? null : MEMBER_LEFT_STAGE;
}
