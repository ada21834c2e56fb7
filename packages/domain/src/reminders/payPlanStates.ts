import { checkKnown } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';

/** The states of a schedule that staff propose to a member who is behind. */
export const PAY_PLAN_STATES = [
  { value: 'proposed', label: 'Waiting for the member' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'expired', label: 'Expired' },
] as const;

export type PayPlanState = (typeof PAY_PLAN_STATES)[number]['value'];

const DECIDED: Readonly<Record<Exclude<PayPlanState, 'proposed'>, string>> = {
  accepted: 'This plan was accepted already.',
  declined: 'This plan was declined.',
  withdrawn: 'This plan was withdrawn. Message us if you need another one.',
  expired: 'This plan has expired. Message us if you need another one.',
};

/**
 * Explains why a plan cannot be decided any more, as a message, or returns null. A plan decides
 * itself when its time is over.
 *
 * @throws RangeError for a value that is missing or not a Date, and for an unknown one
 * @example
 * const plan = { state: 'proposed', expiresAt: new Date('2025-11-19T02:00:00Z') };
 * whyNotDecidePlan(plan, new Date('2025-11-19T01:59:59Z')) // null
 */
export function whyNotDecidePlan({ state, expiresAt }: { state: PayPlanState; expiresAt: Date }, now: Date): string | null {
  checkKnown({ state }, PAY_PLAN_STATES);
  checkDates({ expiresAt, now });
  if (state !== 'proposed') return DECIDED[state];
  return expiresAt > now ? null : DECIDED.expired;
}
