import type { EventTimes } from './recurrence.ts';

/**
 * Whether an occurrence was cancelled together with the whole event. Occurrences that had ended by
 * then took place. Cancelling the whole event is a product decision.
 *
 * @example
 * const endsAt = new Date('2025-11-17T12:30:00Z');
 * isCancelledWithAll({ cancelledAt: endsAt }, { endsAt }) // false
 */
export const isCancelledWithAll = ({ cancelledAt }: Pick<EventTimes, 'cancelledAt'>, { endsAt }: { endsAt: Date }): boolean =>
  cancelledAt != null && endsAt.getTime() > cancelledAt.getTime();
