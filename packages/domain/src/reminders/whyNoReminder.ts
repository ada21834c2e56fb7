import { checkGiven } from '../errors/checkKnown.ts';
import { isHoldInForce } from './isHoldInForce.ts';

/** The facts that can keep a person from being reminded of an entry. */
export interface ReminderFacts {
  /** Whether the account is archived. */
  readonly isArchived: boolean;
  /** Whether it is neither paid, voided nor free. */
  readonly isOwed: boolean;
  /** Whether a receipt waits for review, or a payment of it is underway. */
  readonly isUnderway: boolean;
  /** The last day of an open promise to pay it; null without one. */
  readonly promisedFor: string | null;
  /** Staff's exemption of the person: its last day, or null until staff end it. */
  readonly hold: { readonly until: string | null } | null;
}

/** Reasons why a person is not reminded of an entry, the strongest first. */
const REASONS = [
  { reason: 'archived', applies: ({ isArchived }: ReminderFacts) => isArchived },
  { reason: 'settled', applies: ({ isOwed }: ReminderFacts) => !isOwed },
  { reason: 'underway', applies: ({ isUnderway }: ReminderFacts) => isUnderway },
  { reason: 'held', applies: ({ hold }: ReminderFacts, today: string) => isHoldInForce(hold, today) },
  { reason: 'promised', applies: ({ promisedFor }: ReminderFacts, today: string) => promisedFor !== null && promisedFor >= today },
] as const;

export type NoReminder = (typeof REASONS)[number]['reason'];

/**
 * Explains why a person is not reminded of an entry today; null when they may be.
 *
 * @param today a day in Manila, as in '2025-11-17'
 * @throws RangeError for a missing value
 * @example
 * const facts = { isArchived: false, isOwed: true, isUnderway: false, hold: null };
 * whyNoReminder({ ...facts, promisedFor: '2025-11-17' }, '2025-11-17') // 'promised'
 * @spec a product decision
 */
export const whyNoReminder = (facts: ReminderFacts, today: string): NoReminder | null => {
  checkGiven({ hold: facts.hold, promisedFor: facts.promisedFor });
  return REASONS.find(({ applies }) => applies(facts, today))?.reason ?? null;
};
