import { checkKnown } from '../errors/checkKnown.ts';
import { eventDayText } from '../events/eventDayText.ts';
import { accessEndedText } from '../subscriptions/membershipTexts.ts';
import { checkDates } from '../time/checkDates.ts';
import { formatLongDate } from '../time/formatDate.ts';
import type { Instant } from '../time/instant.ts';
import type { Lock } from './whyLocked.ts';

/**
 * The one notice about locked content: the reason, the date, and what to do. Dates are days in
 * Manila, in the form of specification 2 §9.
 *
 * @throws RangeError for a lock with an invalid date, which `whyLocked` never returns
 * @example lockText({ reason: 'not-started', startsOn: new Date('2025-11-16T16:00:00Z') })
 * // 'Not started yet. Opens on Monday, 11/17/2025.'
 */
export function lockText(lock: Lock): string {
  checkKnown({ reason: lock.reason }, STEPS);
  switch (lock.reason) {
    case 'expired':
    case 'overdue':
      return accessEndedText(lock.reason, lock);
    case 'not-started':
      checkDates({ startsOn: lock.startsOn });
      return `Not started yet. Opens on ${formatLongDate(lock.startsOn)}.`;
    case 'archived':
      return 'This was archived and is no longer available.';
    case 'unpublished':
      return 'This is not published yet.';
    default:
      return 'This is not part of your membership yet.';
  }
}

/**
 * The reason in a few words, for cards in a list. The page of the item shows `lockText`.
 *
 * @throws RangeError for a lock with an invalid date, which `whyLocked` never returns
 * @example
 * const startsOn = new Date('2025-11-16T16:00:00Z');
 * lockLabel({ reason: 'not-started', startsOn }, new Date('2025-11-12')) // 'Opens Mon, Nov 17'
 */
export function lockLabel(lock: Lock, now: Instant): string {
  checkKnown({ reason: lock.reason }, STEPS);
  switch (lock.reason) {
    case 'expired':
      return 'Membership expired';
    case 'overdue':
      return 'Payment overdue';
    case 'not-started':
      checkDates({ startsOn: lock.startsOn });
      return `Opens ${eventDayText(lock.startsOn, now)}`;
    case 'archived':
      return 'Archived';
    case 'unpublished':
      return 'Not published yet';
    default:
      return 'Not part of your membership';
  }
}

/** The action that unlocks an item: settle a payment, renew the membership, or join a funnel. */
export type LockStep = 'pay' | 'renew' | 'join';

const STEPS: Readonly<Record<Lock['reason'], LockStep | null>> = {
  'not-enrolled': 'join',
  'not-started': null,
  expired: 'renew',
  overdue: 'pay',
  archived: null,
  unpublished: null,
};

/**
 * The action the person can take against a lock. Null where only time or staff can unlock it.
 *
 * @throws RangeError for an unknown value
 */
export const lockStep = ({ reason }: Lock): LockStep | null => {
  checkKnown({ reason }, STEPS);
  return STEPS[reason];
};
