import { type MoveUpReviewer, type ReviewedMoveUp, whyNotReviewMoveUp } from './whyNotReviewMoveUp.ts';

/**
 * Whether a person may decide about a request to move up, as `whyNotReviewMoveUp` explains.
 *
 * @example
 * const reviewer = { userId: 7, impersonatorId: null, isReviewer: true };
 * const request = { memberId: 8, stageId: 2, decided: null, memberStageId: 2 };
 * mayReviewMoveUp(reviewer, { ...request, isMemberArchived: false }) // true
 * @spec 1 §6 names the reviewers; the rest is a product decision
 */
export const mayReviewMoveUp = (reviewer: MoveUpReviewer, request: ReviewedMoveUp): boolean =>
  whyNotReviewMoveUp(reviewer, request) === null;
