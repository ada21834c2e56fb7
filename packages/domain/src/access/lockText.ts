import { formatLongDate } from '../time/formatDate.ts';
import type { Lock } from './whyLocked.ts';

/**
 * The sentence a screen shows for a lock. Dates are days in Manila, in the form of specification 2
 * §9.
 *
 * @throws RangeError for a lock with an invalid date, which `whyLocked` never returns
 * @example lockText({ reason: 'not-started', startsOn: new Date('2025-11-16T16:00:00Z') })
 * // 'Not started yet. Opens on Monday, 11/17/2025.'
 */
export function lockText(lock: Lock): string {
  switch (lock.reason) {
    case 'overdue':
      return `Your payment is overdue, so your access ended on ${formatLongDate(lock.lastDay)}. Settle it to open this again.`;
    case 'not-started':
      return `Not started yet. Opens on ${formatLongDate(lock.startsOn)}.`;
    case 'expired':
      return `Your access ended on ${formatLongDate(lock.lastDay)}. Renew to open it again.`;
    case 'archived':
      return 'This was archived and is no longer available.';
    case 'unpublished':
      return 'This is not published yet.';
    default:
      return 'This is not part of your membership yet.';
  }
}

const TITLES: Readonly<Record<Lock['reason'], string>> = {
  'not-enrolled': 'This is not part of your membership.',
  'not-started': 'This opens soon.',
  expired: 'Your access has ended.',
  overdue: 'Your access is on hold.',
  archived: 'This was archived.',
  unpublished: 'This is not published yet.',
};

/** The title of the notice that explains why an item is locked. */
export const lockTitle = ({ reason }: Lock): string => TITLES[reason];

/** The action that unlocks an item: settle a payment, or join a funnel. */
export type LockStep = 'pay' | 'join';

const STEPS: Readonly<Record<Lock['reason'], LockStep | null>> = {
  'not-enrolled': 'join',
  'not-started': null,
  expired: 'join',
  overdue: 'pay',
  archived: null,
  unpublished: null,
};

/** The action the person can take against a lock. Null where only time or staff can unlock it. */
export const lockStep = ({ reason }: Lock): LockStep | null => STEPS[reason];
