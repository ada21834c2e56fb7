import { type CouponDiscount, couponEntries } from '../coupons/couponEntries.ts';
import { checkGiven } from '../errors/checkKnown.ts';
import { accessStart, type FunnelStart } from '../funnels/accessStart.ts';
import { validityDateOf } from '../funnels/validityDate.ts';
import { checkDates } from '../time/checkDates.ts';
import { formatShortDate } from '../time/formatDate.ts';
import { addManilaDays, startOfManilaDay } from '../time/manilaDay.ts';
import { type PaymentEntry, paymentEntries } from '../payments/paymentEntries.ts';
import type { PaymentTerm } from '../payments/paymentTerms.ts';
import { termProblem } from '../payments/termProblem.ts';
import { accessUntilText } from './expiryText.ts';
import { isExpired } from './isExpired.ts';
import { isLifetime } from './isLifetime.ts';
import { checkPeriod, type SubscriptionPeriod } from './subscriptionPeriod.ts';

/** An enrolment of one person into one funnel, as far as its period and its price go. */
export interface Enrolment {
  readonly funnel: FunnelStart & { readonly name: string; readonly validityByDays: number | null };
  /** The product's price in whole pesos. */
  readonly price: number;
  readonly term: PaymentTerm;
  readonly coupon: CouponDiscount | null;
  /** Days from today to the start, below zero for a start in the past; null for the funnel's own. */
  readonly startByDays: number | null;
  /** The validity in days; null for no expiry, absent for the funnel's own. */
  readonly validityByDays?: number | null | undefined;
  /** Whether the person renews this funnel. */
  readonly renew: boolean;
  /** The person's subscriptions to this funnel. */
  readonly subscriptions: readonly SubscriptionPeriod[];
}

/** The period of an enrolment and its payments. */
export interface EnrolmentPlan {
  readonly startsAt: Date;
  readonly expiresAt: Date;
  /** The payments, first to last; none for a free enrolment. */
  readonly entries: readonly PaymentEntry[];
  /** Whole pesos: the price with the surcharge of the term. */
  readonly list: number;
  /** Whole pesos: what the coupon takes off. */
  readonly discount: number;
  /** Whole pesos: the sum of the payments. */
  readonly total: number;
}

/**
 * The last expiry of the subscriptions that are current or start later; null without one.
 *
 * @throws RangeError for a value that is missing or not a Date
 * @example activeUntil([], new Date('2025-11-17T02:00:00Z')) // null
 * @spec a product decision
 */
export function activeUntil(subscriptions: readonly SubscriptionPeriod[], now: Date): Date | null {
  checkDates({ now });
  subscriptions.forEach(checkPeriod);
  const active = subscriptions.filter(({ unsubscribedAt, expiresAt }) => unsubscribedAt === null && !isExpired(expiresAt, now));
  return active.reduce<Date | null>((last, { expiresAt }) => (last === null || expiresAt > last ? expiresAt : last), null);
}

/**
 * Explains why a person cannot be enrolled into a funnel, as a sentence, or returns null: it is
 * active already and is not renewed, it never ends, or the price does not fit the term.
 *
 * @throws RangeError for a missing value
 * @spec a product decision; the specification leaves a second enrolment open
 */
export function whyNotEnrol({ funnel, price, term, coupon, renew, subscriptions }: Enrolment, now: Date): string | null {
  checkGiven({ coupon });
  const until = activeUntil(subscriptions, now);
  if (until !== null && isLifetime(until)) return `Already has ${accessUntilText(until)} to ${funnel.name}.`;
  if (until !== null && !renew) return `Already active in ${funnel.name} until ${formatShortDate(until)}. Choose Renew instead.`;
  return coupon === null ? termProblem(price, term) : null;
}

/**
 * Plans an enrolment: the period of access, and what the person pays when. A renewal starts at the
 * later of now and the end of what the person has, so that an early one takes no day away and days
 * of grace are not charged. Payments are counted from today, or from a start that lies in the past.
 *
 * @throws RangeError when the days, the price or the term are out of range
 * @example
 * const funnel = { name: 'Freelancing', startByDays: 0, startsAt: null, validityByDays: 365 };
 * const enrolment = { funnel, price: 9999, term: { kind: 'one-time' }, coupon: null };
 * const nothing = { startByDays: null, renew: false, subscriptions: [] };
 * planEnrolment({ ...enrolment, ...nothing }, new Date('2025-11-17T02:00:00Z')).total // 9999
 * @spec 2 §3, §5; renewals are a product decision
 */
export function planEnrolment(enrolment: Enrolment, now: Date): EnrolmentPlan {
  const { funnel, price, term, coupon, startByDays, renew, subscriptions } = enrolment;
  checkGiven({ coupon, startByDays });
  checkDates({ now });
  const until = renew ? activeUntil(subscriptions, now) : null;
  const wanted = startByDays === null ? accessStart(funnel, now) : addManilaDays(startOfManilaDay(now), startByDays);
  const startsAt = until !== null && until > wanted ? until : wanted;
  const validity = enrolment.validityByDays === undefined ? funnel.validityByDays : enrolment.validityByDays;
  const from = wanted < now ? wanted : now;
  const list = price === 0 ? 0 : price + (term.surcharge ?? 0);
  const payments = price === 0 ? [] : coupon === null ? paymentEntries(price, term, from) : couponEntries(price, term, coupon, from);
  const total = payments.reduce((sum, entry) => sum + entry.price, 0);
  return {
    startsAt,
    expiresAt: validityEnd(validity, startsAt),
    entries: total === 0 ? [] : payments,
    list,
    discount: list - total,
    total,
  };
}

/** The end of a validity that starts in the middle of a day keeps the time of the day. */
function validityEnd(validityByDays: number | null, startsAt: Date): Date {
  const end = validityDateOf(validityByDays, startsAt);
  return isLifetime(end) ? end : new Date(end.getTime() + (startsAt.getTime() - startOfManilaDay(startsAt).getTime()));
}
