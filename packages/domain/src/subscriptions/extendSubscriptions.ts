import type { RowPlan } from '../jobs/rowPlan.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { addManilaDays } from '../time/manilaDay.ts';
import { currentSubscriptions } from './currentSubscriptions.ts';
import { expiryText, LIFETIME_ACCESS } from './expiryText.ts';
import { isLifetime } from './isLifetime.ts';
import { lastExpiry } from './lastExpiry.ts';
import { checkPeriod, type FunnelPeriod } from './subscriptionPeriod.ts';

export const NOTHING_CURRENT = 'Has no current subscription.';
export const NOT_CURRENT = 'This subscription is not current.';
export const HAS_LIFETIME_ACCESS = `Has ${LIFETIME_ACCESS}.`;

/** The field name of a subscription's expiry among a person's values. */
export const expiryOf = (subscriptionId: number): string => `subscription ${subscriptionId}`;

/** The field name of a subscription's start among a person's values. */
export const startOf = (subscriptionId: number): string => `subscription ${subscriptionId} start`;

type Held = FunnelPeriod & { readonly id: number; readonly funnelName: string };

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
 * The person's Expires as every list shows it, then the subscriptions that change, by name. A single
 * one that Expires is about needs no date of its own.
 */
function expiryWithNames(all: readonly Held[], extended: readonly Held[], queued: readonly Held[], now: Date): string {
  const text = (at: Date): string => expiryText(at, now);
  const last = lastExpiry(all);
  const expires = last === null ? '' : text(last);
  const [only, ...others] = extended;
  const isAll = only !== undefined && others.length === 0 && queued.length === 0 && text(only.expiresAt) === expires;
  const names = isAll
    ? [only.funnelName]
    : [
        ...extended.map(({ funnelName, expiresAt }) => `${funnelName} ${text(expiresAt)}`),
        ...queued.map(
          ({ funnelName, startsAt, expiresAt }) => `renewal of ${funnelName} ${formatShortDate(startsAt)} to ${text(expiresAt)}`,
        ),
      ];
  return `${expires} (${names.join('; ')})`;
}

/** An extension of all current subscriptions of a person, or of one of them. */
interface Extension {
  /** Whole days. */
  readonly days: number;
  /** The only subscription to extend; absent for all. */
  readonly subscriptionId?: number | null | undefined;
}

/**
 * Extends the current subscriptions of a person by some days, each from its own expiry and at the
 * same time of day in Manila. Every queued renewal of the same funnel starts and expires later by
 * the same number of days, so that no paid day is lost and no two periods overlap. Lifetime
 * subscriptions keep their expiry. Subscriptions that are over, or were replaced by their renewal,
 * stay unchanged. The values are ISO instants under `expiryOf` and `startOf`. The texts begin with
 * the person's Expires as in the lists. The rules for extensions are a product decision.
 *
 * @param subscriptions all subscriptions of one person
 * @example extendSubscriptions([], { days: 7 }, new Date('2025-11-17T02:00:00Z'))
 * // { skipped: 'Has no current subscription.' }
 */
export function extendSubscriptions(subscriptions: readonly Held[], { days, subscriptionId }: Extension, now: Date): RowPlan {
  subscriptions.forEach(checkPeriod);
  const current = currentSubscriptions(subscriptions, now).filter(({ id }) => subscriptionId == null || id === subscriptionId);
  if (current.length === 0) return { skipped: subscriptionId == null ? NOTHING_CURRENT : NOT_CURRENT };
  const extended = current.filter(({ expiresAt }) => !isLifetime(expiresAt)).toSorted((a, b) => a.id - b.id);
  if (extended.length === 0) return { skipped: HAS_LIFETIME_ACCESS };
  const queued = queuedBehind(extended, subscriptions, now);
  const later = (one: Held): Held => ({
    ...one,
    expiresAt: isLifetime(one.expiresAt) ? one.expiresAt : addManilaDays(one.expiresAt, days),
  });
  const extendedLater = extended.map(later);
  const queuedLater = queued.map((one) => ({ ...later(one), startsAt: addManilaDays(one.startsAt, days) }));
  const changed = new Map([...extendedLater, ...queuedLater].map((one) => [one.id, one]));
  const allLater = subscriptions.map((one) => changed.get(one.id) ?? one);
  return {
    after: Object.fromEntries([
      ...extendedLater.map(({ id, expiresAt }) => [expiryOf(id), expiresAt.toISOString()]),
      ...queuedLater.flatMap(({ id, startsAt, expiresAt }) => [
        [startOf(id), startsAt.toISOString()],
        [expiryOf(id), expiresAt.toISOString()],
      ]),
    ]),
    was: expiryWithNames(subscriptions, extended, queued, now),
    becomes: expiryWithNames(allLater, extendedLater, queuedLater, now),
  };
}
