import type { EventTimes } from './recurrence.ts';

/**
 * Whether an occurrence was cancelled together with the whole event. Occurrences that had ended by
 * then took place. Cancelling the whole event is a product decision.
 *
 * @example isCancelledWithAll({ cancelledAt: time.endsAt }, time) // false: it ended at that instant
 */
export const isCancelledWithAll = ({ cancelledAt }: Pick<EventTimes, 'cancelledAt'>, { endsAt }: { endsAt: Date }): boolean =>
  cancelledAt != null && endsAt.getTime() > cancelledAt.getTime();
