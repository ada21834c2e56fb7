import { checkGiven } from '../errors/checkKnown.ts';
import { checkDates } from '../time/checkDates.ts';

/** Days for which a click is credited. */
export const ATTRIBUTION_DAYS = 30;

const DAY = 86_400_000;

export interface Affiliate {
  readonly id: number;
  /** The affiliate's own account. */
  readonly userId: number;
  /** Approved and not suspended. */
  readonly isActive: boolean;
}

export interface Click {
  readonly affiliate: Affiliate;
  readonly clickedAt: Date;
}

interface Order {
  readonly clicks: readonly Click[];
  /** The affiliate of the order's coupon, if any. */
  readonly couponAffiliate: Affiliate | null;
  /** The account of the buyer; null while there is none. */
  readonly buyerUserId: number | null;
}

/**
 * The affiliate an order is credited to, or null: the affiliate of its coupon, else the one whose
 * link was clicked last within thirty times 24 hours before it. Inactive affiliates get no credit,
 * nor do affiliates buying for themselves; then the previous click counts. Later clicks, and those
 * with an invalid date, are ignored. The specification leaves attribution open; this is a product
 * decision.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example
 * const affiliate = { id: 3, userId: 9, isActive: true };
 * const clicks = [{ affiliate, clickedAt: new Date('2025-11-01T02:00:00Z') }];
 * const order = { clicks, couponAffiliate: null, buyerUserId: 7 };
 * attributedAffiliate(order, new Date('2025-11-17T02:00:00Z')) // affiliate
 */
export function attributedAffiliate({ clicks, couponAffiliate, buyerUserId }: Order, orderedAt: Date): Affiliate | null {
  checkGiven({ couponAffiliate, buyerUserId });
  checkDates({ orderedAt });
  for (const { clickedAt } of clicks) checkDates({ clickedAt });
  const mayEarn = ({ isActive, userId }: Affiliate): boolean => isActive && userId !== buyerUserId;
  if (couponAffiliate !== null && mayEarn(couponAffiliate)) return couponAffiliate;
  const age = ({ clickedAt }: Click): number => orderedAt.getTime() - clickedAt.getTime();
  const credited = clicks.filter((click) => mayEarn(click.affiliate) && age(click) >= 0 && age(click) <= ATTRIBUTION_DAYS * DAY);
  return credited.toSorted((a, b) => age(a) - age(b))[0]?.affiliate ?? null;
}
