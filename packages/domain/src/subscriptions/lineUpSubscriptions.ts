import { isLifetime } from './isLifetime.ts';
import { checkPeriod, type FunnelPeriod } from './subscriptionPeriod.ts';

type Held = FunnelPeriod & { readonly id: number };

/** How a subscription moves. */
export interface LinedUp {
  readonly id: number;
  readonly startsAt: Date;
  readonly expiresAt: Date;
}

const byStart = (a: Held, b: Held): number => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id;

/**
 * Lines up a person's subscriptions to one funnel, so that no two of them overlap: the later one
 * starts when the earlier one ends, and keeps its days. What follows a subscription for life adds
 * nothing; it is in `pointless`. Subscriptions that were unsubscribed stay as they are.
 *
 * @param subscriptions all subscriptions of one person to one funnel
 * @example
 * const year = { funnelId: 1, unsubscribedAt: null, expiresAt: new Date('2026-01-01') };
 * const first = { ...year, id: 1, startsAt: new Date('2025-01-01') };
 * const second = { ...year, id: 2, startsAt: new Date('2025-12-01') };
 * lineUpSubscriptions([first, second]).moved[0]?.startsAt // 2026-01-01T00:00:00Z
 * @spec a product decision
 */
export function lineUpSubscriptions(subscriptions: readonly Held[]): { moved: LinedUp[]; pointless: number[] } {
  subscriptions.forEach(checkPeriod);
  const moved: LinedUp[] = [];
  const pointless: number[] = [];
  let taken: Date | null = null;
  for (const one of subscriptions.filter(({ unsubscribedAt }) => unsubscribedAt === null).toSorted(byStart)) {
    if (taken !== null && isLifetime(taken)) {
      pointless.push(one.id);
      continue;
    }
    const startsAt: Date = taken !== null && taken > one.startsAt ? taken : one.startsAt;
    const length = one.expiresAt.getTime() - one.startsAt.getTime();
    const expiresAt: Date = isLifetime(one.expiresAt) ? one.expiresAt : new Date(startsAt.getTime() + length);
    if (startsAt !== one.startsAt) moved.push({ id: one.id, startsAt, expiresAt });
    taken = expiresAt;
  }
  return { moved, pointless };
}
