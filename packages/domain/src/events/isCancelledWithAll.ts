import { checkDates } from '../time/checkDates.ts';
import type { EventTimes } from './recurrence.ts';

/**
 * Whether an occurrence was cancelled together with the whole event. Occurrences that had ended by
 * then took place. Cancelling the whole event is a product decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const endsAt = new Date('2025-11-17T12:30:00Z');
 * isCancelledWithAll({ cancelledAt: endsAt }, { endsAt }) // false
 */
export const isCancelledWithAll = ({ cancelledAt }: Pick<EventTimes, 'cancelledAt'>, { endsAt }: { endsAt: Date }): boolean => {
  checkDates({ endsAt }, { cancelledAt: cancelledAt ?? null });
  return cancelledAt != null && endsAt.getTime() > cancelledAt.getTime();
};
