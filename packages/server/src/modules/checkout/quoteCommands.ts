import { COUPON_UNKNOWN, couponCode } from '@atlas/domain/coupons';
import { type FunnelState, funnelState } from '@atlas/domain/funnels';
import type { OrderQuote } from '@atlas/domain/orders';
import { activeUntil, whyNotEnrol } from '@atlas/domain/subscriptions';
import type { Context } from '../../commands/context.ts';
import type { Source } from '../../commands/loaders.ts';
import { UserError } from '../../errors.ts';
import { ipSubnet } from '../../ipSubnet.ts';
import { planWithin, saleOf } from '../enrolment/enrolCommands.ts';
import { findOffer, findSubscriptionsTo, type Offer } from '../enrolment/repo.ts';
import { findUserById, type User } from '../users/repo.ts';
import { findFunnelId, findFunnelWindow } from './repo.ts';

/** The price of an offer with one of its terms. */
export interface TermQuote {
  /** Null for one payment in full. */
  termId: number | null;
  quote: OrderQuote | null;
  /** Why this term does not fit, or the coupon does not fit this term. */
  problem: string | null;
}

/** The page of a checkout. */
export interface Checkout {
  offer: Offer;
  isOpen: boolean;
  /** The code that reduces the price; null without one that is valid. */
  couponCode: string | null;
  couponProblem: string | null;
  quotes: TermQuote[];
  /** The buyer, signed in. */
  buyer: User | null;
  /** Until when the buyer has the funnel already; null without it. */
  activeUntil: Date | null;
  /** Why the buyer cannot order it, such as lifetime access. */
  problem: string | null;
}

/** Whether the funnel of a checkout sells; null without one. */
export async function findFunnelState(
  { db, now }: Pick<Source, 'db' | 'now'>,
  key: string,
): Promise<{ slug: string; state: FunnelState } | null> {
  const found = await findFunnelWindow(db, key);
  return found && { slug: found.funnel.slug, state: funnelState(found.funnel, found.product, now) };
}

const termIds = ({ terms }: Offer): (number | null)[] => (terms.length === 0 ? [null] : terms.map(({ id }) => id));

/**
 * The checkout of a funnel, with a quote for each of its terms.
 *
 * @param key the number of the funnel, or its slug
 * @param typedCoupon '' for none
 * @returns null when there is no such funnel
 * @throws RATE_LIMITED for too many codes that are not valid
 */
export async function findCheckout(ctx: Context, key: string, typedCoupon: string): Promise<Checkout | null> {
  const { db, now } = ctx.source;
  const funnelId = await findFunnelId(db, key);
  const offer = funnelId === null ? null : await findOffer(db, funnelId, false);
  if (offer === null) return null;
  const buyer = ctx.session === null ? null : await findUserById(db, ctx.session.userId);
  const subscriptions = buyer === null ? [] : await findSubscriptionsTo(db, buyer.id, offer.funnel.id);
  const coupon = await checkCoupon(ctx, offer, buyer, typedCoupon);
  const quotes = await Promise.all(termIds(offer).map((termId) => quoteTerm(ctx, offer, buyer, termId, coupon.code)));
  const sale = { ...saleOf(offer, undefined, { startByDays: null, renew: true }), coupon: null, subscriptions };
  return {
    offer,
    isOpen: funnelState(offer.funnel, offer.product, now) === 'open',
    couponCode: coupon.code,
    couponProblem: coupon.problem,
    quotes,
    buyer,
    activeUntil: activeUntil(subscriptions, now),
    problem: whyNotEnrol(sale, now),
  };
}

/** Checks a code for an offer with any of its terms. Codes that are not valid count for the network. */
async function checkCoupon(
  ctx: Context,
  offer: Offer,
  buyer: User | null,
  typed: string,
): Promise<{ code: string | null; problem: string | null }> {
  if (typed.trim() === '') return { code: null, problem: null };
  const code = couponCode(typed);
  const problems =
    code === null ? [COUPON_UNKNOWN] : await Promise.all(termIds(offer).map((termId) => problemWith(ctx, offer, buyer, { termId, code })));
  if (problems.includes(null)) return { code, problem: null };
  await ctx.app.limits.take('couponNetwork', ipSubnet(ctx.visitor.ip));
  return { code: null, problem: problems[0] ?? COUPON_UNKNOWN };
}

const detailOf = (offer: Offer, termId: number | null, coupon: string | null) => ({
  funnelId: offer.funnel.id,
  paymentTermId: termId,
  startByDays: null,
  coupon: coupon ?? '',
  renew: true,
  firstPayment: null,
});

/** Plans an order, as `placeOrder` will. */
const planOf = (ctx: Context, offer: Offer, buyer: User | null, termId: number | null, coupon: string | null) =>
  planWithin(ctx.source.db, { id: buyer?.id ?? null, email: buyer?.email ?? '' }, detailOf(offer, termId, coupon), ctx.source.now, {
    place: (field) => field,
    isHeld: false,
  });

async function problemWith(
  ctx: Context,
  offer: Offer,
  buyer: User | null,
  { termId, code }: { termId: number | null; code: string },
): Promise<string | null> {
  try {
    await planOf(ctx, offer, buyer, termId, code);
    return null;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // Another problem than the coupon's is said elsewhere.
    return error.fieldErrors?.['coupon'] ?? null;
  }
}

async function quoteTerm(ctx: Context, offer: Offer, buyer: User | null, termId: number | null, code: string | null): Promise<TermQuote> {
  try {
    const { plan } = await planOf(ctx, offer, buyer, termId, code);
    return { termId, quote: { ...plan, dueToday: plan.entries[0]?.price ?? 0 }, problem: null };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { termId, quote: null, problem: error.message };
  }
}
