import { isStuck } from './isStuck.ts';

/** The states of a member in a stage, in the order in which they need a manager. */
export const STAGE_MEMBER_STATES = [
  { value: 'stuck', label: 'Stuck' },
  { value: 'waiting', label: 'Waiting for review' },
  { value: 'moving', label: 'On the way' },
] as const;

export type StageMemberState = (typeof STAGE_MEMBER_STATES)[number]['value'];

/**
 * The state of a member in their stage: waiting while a request to move up is pending, stuck by
 * `isStuck`, otherwise on the way. A product decision.
 *
 * @example
 * const steps = { enteredAt: new Date('2025-11-01'), lastFinishedAt: null, waitsForReview: true };
 * stageMemberState(steps, new Date('2025-11-16')) // 'waiting'
 */
export function stageMemberState(steps: Parameters<typeof isStuck>[0], now: Date): StageMemberState {
  if (steps.waitsForReview) return 'waiting';
  return isStuck(steps, now) ? 'stuck' : 'moving';
}
