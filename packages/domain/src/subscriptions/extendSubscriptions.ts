import type { RowPlan } from '../jobs/rowPlan.ts';
import { addManilaDays } from '../time/manilaDay.ts';
import { expiryText, LIFETIME_ACCESS } from './expiryText.ts';
import { isCurrent } from './isCurrent.ts';
import { isLifetime } from './isLifetime.ts';
import type { SubscriptionPeriod } from './subscriptionPeriod.ts';

export const NOTHING_CURRENT = 'Has no current subscription.';
export const HAS_LIFETIME_ACCESS = `Has ${LIFETIME_ACCESS}.`;

/** The name under which the expiry of a subscription stands among the values of a person. */
export const expiryOf = (subscriptionId: number): string => `subscription ${subscriptionId}`;

/**
 * Extends the current subscriptions of a person by some days, each from its own expiry and at the same time of day in Manila. Those for life, and those that are
 * not current, stay. The values are ISO instants under `expiryOf`.
 *
 * @param days whole days
 * @example extendSubscriptions([], 7, now) // { skipped: 'Has no current subscription.' }
 * What may be extended is a product decision.
 */
export function extendSubscriptions(
  subscriptions: readonly (SubscriptionPeriod & { readonly id: number })[],
  days: number,
  now: Date,
): RowPlan {
  const current = subscriptions.filter((subscription) => isCurrent(subscription, now));
  if (current.length === 0) return { skipped: NOTHING_CURRENT };
  const extended = current.filter(({ expiresAt }) => !isLifetime(expiresAt)).toSorted((a, b) => a.id - b.id);
  if (extended.length === 0) return { skipped: HAS_LIFETIME_ACCESS };
  const later = extended.map(({ id, expiresAt }) => ({ id, expiresAt: addManilaDays(expiresAt, days) }));
  const textOf = (ones: readonly { readonly expiresAt: Date }[]) => ones.map(({ expiresAt }) => expiryText(expiresAt, now)).join(', ');
  return {
    after: Object.fromEntries(later.map(({ id, expiresAt }) => [expiryOf(id), expiresAt.toISOString()])),
    was: textOf(extended),
    becomes: textOf(later),
  };
}
