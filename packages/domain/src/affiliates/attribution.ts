/** A click is credited for so many days. */
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
  /** The affiliate of the coupon, if the order has one with an affiliate. */
  readonly couponAffiliate: Affiliate | null;
  /** The account of who buys; null while there is none. */
  readonly buyerUserId: number | null;
}

/**
 * The affiliate to whom an order is credited, or null: the affiliate of its coupon, else the one whose link was clicked last within
 * the thirty times 24 hours before it. An inactive affiliate gets no credit, nor does who buys for themselves: then the click
 * before counts. Clicks from later on, and those with an invalid date, count for nothing.
 *
 * @example attributedAffiliate({ clicks: [], couponAffiliate: null, buyerUserId: 7 }, orderedAt) // null
 * The specification leaves attribution open; this is a product decision.
 */
export function attributedAffiliate({ clicks, couponAffiliate, buyerUserId }: Order, orderedAt: Date): Affiliate | null {
  const mayEarn = ({ isActive, userId }: Affiliate): boolean => isActive && userId !== buyerUserId;
  if (couponAffiliate !== null && mayEarn(couponAffiliate)) return couponAffiliate;
  const age = ({ clickedAt }: Click): number => orderedAt.getTime() - clickedAt.getTime();
  const credited = clicks.filter((click) => mayEarn(click.affiliate) && age(click) >= 0 && age(click) <= ATTRIBUTION_DAYS * DAY);
  return credited.toSorted((a, b) => age(a) - age(b))[0]?.affiliate ?? null;
}
