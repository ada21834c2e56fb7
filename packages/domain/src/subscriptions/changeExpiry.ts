import type { RowPlan } from '../jobs/rowPlan.ts';
import { checkDates } from '../time/checkDates.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { addManilaDays } from '../time/manilaDay.ts';
import { expiryText, LIFETIME_ACCESS } from './expiryText.ts';
import { expiryOf, HAS_LIFETIME_ACCESS, startOf } from './extendSubscriptions.ts';
import { isLifetime } from './isLifetime.ts';
import { checkPeriod, type FunnelPeriod } from './subscriptionPeriod.ts';

export const ENDED_BEFORE = 'This subscription was ended.';
export const ENDS_BEFORE_START = 'It would end before it starts.';
export const HAS_RENEWAL = 'A renewal is queued behind it.';
export const EARLIER_CHOSEN = 'An earlier subscription to the same funnel is chosen too, which moves this one.';

type Held = FunnelPeriod & { readonly id: number };

/** A subscription whose expiry changes, and the others of its person to the same funnel. */
export interface ExpiryChange {
  readonly id: number;
  readonly subscriptions: readonly Held[];
  /** Whether an earlier one of them changes in the same operation. */
  readonly isBehindAnother: boolean;
}

const periodText = ({ startsAt, expiresAt }: Held, now: Date): string => `${formatShortDate(startsAt)} to ${expiryText(expiresAt, now)}`;

/**
 * Plans another expiry for a subscription. Renewals that are queued behind it move by the same time,
 * so that no day is lost and nothing overlaps.
 *
 * @param to the new expiry, or whole days to add
 * @throws RangeError for a value that is missing or not a Date
 * @spec a product decision
 */
export function changeExpiry({ id, subscriptions, isBehindAnother }: ExpiryChange, to: Date | number, now: Date): RowPlan {
  checkDates({ now });
  subscriptions.forEach(checkPeriod);
  if (typeof to !== 'number') checkDates({ to });
  const one = subscriptions.find((held) => held.id === id);
  if (one === undefined || one.unsubscribedAt !== null) return { skipped: ENDED_BEFORE };
  if (isBehindAnother) return { skipped: EARLIER_CHOSEN };
  if (typeof to === 'number' && isLifetime(one.expiresAt)) return { skipped: HAS_LIFETIME_ACCESS };
  const expiresAt = typeof to === 'number' ? addManilaDays(one.expiresAt, to) : to;
  const later = subscriptions.filter((held) => held.unsubscribedAt === null && held.startsAt > one.startsAt);
  if (isLifetime(expiresAt) && later.length > 0) return { skipped: HAS_RENEWAL };
  if (expiresAt <= one.startsAt) return { skipped: ENDS_BEFORE_START };
  if (expiresAt.getTime() === one.expiresAt.getTime())
    return { skipped: isLifetime(expiresAt) ? `Has ${LIFETIME_ACCESS}.` : `Expires on ${formatShortDate(expiresAt)} already.` };
  const moved = expiresAt.getTime() - one.expiresAt.getTime();
  const changed = [
    { ...one, expiresAt },
    ...later.map((held) => ({
      ...held,
      startsAt: new Date(held.startsAt.getTime() + moved),
      expiresAt: isLifetime(held.expiresAt) ? held.expiresAt : new Date(held.expiresAt.getTime() + moved),
    })),
  ];
  const text = (all: readonly Held[]): string => all.map((held) => periodText(held, now)).join('; ');
  return {
    after: Object.fromEntries(
      changed.flatMap((held) => [
        [startOf(held.id), held.startsAt.toISOString()],
        [expiryOf(held.id), held.expiresAt.toISOString()],
      ]),
    ),
    was: text([one, ...later]),
    becomes: text(changed),
  };
}
