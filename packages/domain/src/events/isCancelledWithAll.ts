import type { EventTimes } from './recurrence.ts';

/**
 * Whether a time was called off together with all of its event: what was over by then took place.
 *
 * @example isCancelledWithAll({ cancelledAt: time.endsAt }, time) // false: it ended at that instant
 * That all of an event can be called off is a product decision.
 */
export const isCancelledWithAll = ({ cancelledAt }: Pick<EventTimes, 'cancelledAt'>, { endsAt }: { endsAt: Date }): boolean =>
  cancelledAt != null && endsAt.getTime() > cancelledAt.getTime();
