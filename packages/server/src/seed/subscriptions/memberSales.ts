import { startOfManilaDay } from '@atlas/domain/time';
import { daysFrom, type Seed } from '../seed.ts';
import { seededRandom, type Random } from '../seededRandom.ts';
import type { SeededCoupon } from '../coupons/seedCoupons.ts';
import type { SeededFunnel, SeededFunnels } from '../funnels/seedFunnels.ts';
import type { FunnelSlug } from '../funnels/demoFunnels.ts';
import type { SeededTerms, TermKey } from '../terms/seedTerms.ts';
import type { SeededMember } from '../users/seededPeople.ts';
import { planSale, type PaymentHabit, type Sale } from './sale.ts';

export interface Offer {
  funnels: SeededFunnels;
  terms: SeededTerms;
  coupons: readonly SeededCoupon[];
  /** Ids by name. */
  batches: ReadonlyMap<string, number>;
}

/** Percentages by word. */
type Shares<Word extends string> = Readonly<Record<Word, number>>;
const FIRST_FUNNELS: Partial<Shares<FunnelSlug>> = {
  'freelancing-course': 46,
  'va-kickstart': 18,
  'ecommerce-support': 9,
  'social-media-track': 10,
  'transcription-starter': 4,
  'rates-and-taxes': 4,
  'starter-training': 9,
};
const HABITS: Partial<Shares<PaymentHabit>> = { 'on-time': 50, late: 18, behind: 18, settled: 14 };
const WAYS: Partial<Shares<TermKey>> = { once: 26, monthly: 30, 'half-monthly': 22, weekly: 16, fortnightly: 6 };
const REASONS = [
  'Found a full-time job in Cebu and has no time left',
  'Asked for a refund within the first week',
  'Moves to the plan of her sister',
  'Could not be reached for three months',
];

/**
 * Plans the purchases of the 200 members of the demo: most bought one product, some a second one or
 * a renewal, a few nothing yet.
 */
export function planMemberSales(seed: Seed, members: readonly SeededMember[], offer: Offer): Sale[] {
  const random = seededRandom('sales');
  const usesLeft = new Map(offer.coupons.map(({ id, limitOverall }) => [id, limitOverall ?? Number.POSITIVE_INFINITY]));
  const buy = (member: SeededMember, funnel: SeededFunnel, day: number): Sale => {
    const key = drawn(
      random,
      WAYS,
      funnel.terms.filter((term) => term !== 'fortnightly' || day < LAST_FORTNIGHTLY),
    );
    const coupon = random.chance(22) ? couponFor(random, offer, usesLeft, funnel, key, day) : null;
    const enrolledAt = anHour(seed, random, day);
    return planSale({
      userId: member.id,
      funnel,
      term: offer.terms[key],
      coupon,
      enrolledAt,
      habit: drawn(random, HABITS, Object.keys(HABITS) as PaymentHabit[]),
      batchId: offer.batches.get(member.batch) ?? null,
      byStaff: random.chance(18),
    });
  };
  return members.flatMap((member, index) => {
    if (index % 50 === 3) return [];
    const day = -Math.round((seed.now.getTime() - member.joinedAt.getTime()) / 86_400_000);
    const first = buy(member, drawnFunnel(random, offer, day), day);
    if (index % 33 === 5)
      return [{ ...first, unsubscribed: { at: anHour(seed, random, Math.round(day / 2)), reason: random.pick(REASONS) } }];
    const second = random.chance(34) ? nextSale(seed, random, offer, first, buy, member) : null;
    return second === null ? [first] : [first, second];
  });
}

/** The last day on which the archived term was offered. */
const LAST_FORTNIGHTLY = -210;

/** A renewal that starts at the old expiry if that is close, otherwise an upgrade to the studio. */
function nextSale(
  seed: Seed,
  random: Random,
  { funnels }: Offer,
  first: Sale,
  buy: (member: SeededMember, funnel: SeededFunnel, day: number) => Sale,
  member: SeededMember,
): Sale | null {
  const expiresIn = Math.round((first.expiresAt.getTime() - seed.now.getTime()) / 86_400_000);
  const enrolled = Math.round((first.enrolledAt.getTime() - seed.now.getTime()) / 86_400_000);
  if (first.funnel.slug === 'va-kickstart' && expiresIn < 20) {
    const renewed = buy(member, first.funnel, Math.min(-1, expiresIn - 10));
    return planSale({ ...renewed, startsAt: first.expiresAt, expiresAt: new Date(first.expiresAt.getTime() + 180 * 86_400_000) });
  }
  const day = enrolled + random.between(25, 60);
  return day < -1 && day > funnels['studio-year'].sold[0] ? buy(member, funnels['studio-year'], day) : null;
}

function drawnFunnel(random: Random, { funnels }: Offer, day: number): SeededFunnel {
  const sold = (Object.keys(FIRST_FUNNELS) as FunnelSlug[]).filter((slug) => funnels[slug].sold[0] <= day && day <= funnels[slug].sold[1]);
  return funnels[drawn(random, FIRST_FUNNELS, sold.length > 0 ? sold : ['va-kickstart'])];
}

function couponFor(
  random: Random,
  { coupons }: Offer,
  usesLeft: Map<number, number>,
  funnel: SeededFunnel,
  term: TermKey,
  day: number,
): SeededCoupon | null {
  const usable = coupons.filter(
    ({ id, funnelId, usable: [from, to], terms }) =>
      funnelId === funnel.id && from <= day && day <= to && (terms?.includes(term) ?? true) && (usesLeft.get(id) ?? 0) > 0,
  );
  if (usable.length === 0) return null;
  const coupon = random.pick(usable);
  usesLeft.set(coupon.id, (usesLeft.get(coupon.id) ?? 1) - 1);
  return coupon;
}

/** Returns a random word, weighted by its share. */
function drawn<Word extends string>(random: Random, shares: Partial<Shares<Word>>, words: readonly Word[]): Word {
  const total = words.reduce((sum, word) => sum + (shares[word] ?? 0), 0);
  let left = random.between(1, Math.max(1, total));
  for (const word of words) {
    left -= shares[word] ?? 0;
    if (left <= 0) return word;
  }
  return words[0] as Word;
}

/** A random time between 8:00 and 22:00 of a day in Manila, and not after seeding. */
function anHour(seed: Seed, random: Random, day: number): Date {
  const at = startOfManilaDay(daysFrom(seed, day)).getTime() + random.between(8 * 60, 22 * 60) * 60_000;
  return new Date(Math.min(at, seed.now.getTime()));
}
