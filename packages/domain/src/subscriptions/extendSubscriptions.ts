import type { RowPlan } from '../jobs/rowPlan.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { addManilaDays } from '../time/manilaDay.ts';
import { currentSubscriptions } from './currentSubscriptions.ts';
import { expiryText, LIFETIME_ACCESS } from './expiryText.ts';
import { isLifetime } from './isLifetime.ts';
import type { FunnelPeriod } from './subscriptionPeriod.ts';

export const NOTHING_CURRENT = 'Has no current subscription.';
export const HAS_LIFETIME_ACCESS = `Has ${LIFETIME_ACCESS}.`;

/** The field name of a subscription's expiry among a person's values. */
export const expiryOf = (subscriptionId: number): string => `subscription ${subscriptionId}`;

/** The field name of a subscription's start among a person's values. */
export const startOf = (subscriptionId: number): string => `subscription ${subscriptionId} start`;

type Held = FunnelPeriod & { readonly id: number };

const byStart = (a: Held, b: Held): number => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id;

/** Later subscriptions to the same funnels: queued renewals, however many. */
const queuedBehind = (extended: readonly Held[], subscriptions: readonly Held[], now: Date): Held[] => {
  const funnels = new Set(extended.map(({ funnelId }) => funnelId));
  return subscriptions
    .filter(
      ({ funnelId, startsAt, unsubscribedAt }) => funnels.has(funnelId) && unsubscribedAt === null && startsAt.getTime() > now.getTime(),
    )
    .toSorted(byStart);
};

/**
 * Extends the current subscriptions of a person by some days, each from its own expiry and at the
 * same time of day in Manila. Every queued renewal of the same funnel starts and expires later by
 * the same number of days, so that no paid day is lost and no two periods overlap. Lifetime
 * subscriptions keep their expiry. Subscriptions that are over, or were replaced by their renewal,
 * stay unchanged. The values are ISO instants under `expiryOf` and `startOf`. The rules for
 * extensions are a product decision.
 *
 * @param subscriptions all subscriptions of one person
 * @param days whole days
 * @example extendSubscriptions([], 7, new Date('2025-11-17T02:00:00Z'))
 * // { skipped: 'Has no current subscription.' }
 */
export function extendSubscriptions(subscriptions: readonly Held[], days: number, now: Date): RowPlan {
  const current = currentSubscriptions(subscriptions, now);
  if (current.length === 0) return { skipped: NOTHING_CURRENT };
  const extended = current.filter(({ expiresAt }) => !isLifetime(expiresAt)).toSorted((a, b) => a.id - b.id);
  if (extended.length === 0) return { skipped: HAS_LIFETIME_ACCESS };
  const queued = queuedBehind(extended, subscriptions, now);
  const later = (one: Held): Held => ({
    ...one,
    expiresAt: isLifetime(one.expiresAt) ? one.expiresAt : addManilaDays(one.expiresAt, days),
  });
  const extendedLater = extended.map(later);
  const queuedLater = queued.map((one) => ({ ...later(one), startsAt: addManilaDays(one.startsAt, days) }));
  const textOf = (ones: readonly Held[], renewals: readonly Held[]): string =>
    [
      ones.map(({ expiresAt }) => expiryText(expiresAt, now)).join(', '),
      ...renewals.map(({ startsAt, expiresAt }) => `renewal ${formatShortDate(startsAt)} to ${expiryText(expiresAt, now)}`),
    ].join('; ');
  return {
    after: Object.fromEntries([
      ...extendedLater.map(({ id, expiresAt }) => [expiryOf(id), expiresAt.toISOString()]),
      ...queuedLater.flatMap(({ id, startsAt, expiresAt }) => [
        [startOf(id), startsAt.toISOString()],
        [expiryOf(id), expiresAt.toISOString()],
      ]),
    ]),
    was: textOf(extended, queued),
    becomes: textOf(extendedLater, queuedLater),
  };
}
