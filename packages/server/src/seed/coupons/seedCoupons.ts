import type { CouponAppliesTo, CouponDiscount } from '@atlas/domain/coupons';
import type { DiscountType } from '@atlas/domain/money';
import { daysFrom, type Seed } from '../seed.ts';
import type { SeededFunnels } from '../funnels/seedFunnels.ts';
import type { FunnelSlug } from '../funnels/demoFunnels.ts';
import type { SeededTerms, TermKey } from '../terms/seedTerms.ts';
import { coupons, couponTerms } from '../../modules/coupons/tables.ts';

interface DemoCoupon {
  code: string;
  funnel: FunnelSlug;
  discountType: DiscountType;
  /** Pesos or percent. */
  discount: number;
  appliesTo: CouponAppliesTo;
  limitOverall?: number;
  limitPerUser?: number;
  /** Days from seeding. */
  starts?: number;
  ends?: number;
  archived?: number;
  terms?: readonly TermKey[];
}

const COUPONS: readonly DemoCoupon[] = [
  { code: 'MALIGAYA500', funnel: 'freelancing-course', discountType: 'fixed', discount: 500, appliesTo: 'total', limitPerUser: 1 },
  { code: 'BAYANIHAN-10', funnel: 'freelancing-course', discountType: 'percentage', discount: 10, appliesTo: 'total', ends: 60 },
  { code: 'UNANG-HAKBANG', funnel: 'freelancing-course', discountType: 'fixed', discount: 1000, appliesTo: 'first', terms: ['monthly'] },
  { code: 'SAHOD15', funnel: 'freelancing-course', discountType: 'percentage', discount: 15, appliesTo: 'total', limitOverall: 3 },
  { code: 'SUSUNOD2000', funnel: 'freelancing-course', discountType: 'fixed', discount: 2000, appliesTo: 'total', starts: 20, ends: 50 },
  {
    code: 'DATING-PRESYO',
    funnel: 'freelancing-course',
    discountType: 'percentage',
    discount: 20,
    appliesTo: 'first',
    starts: -240,
    ends: -180,
  },
  { code: 'KAIBIGAN', funnel: 'va-kickstart', discountType: 'percentage', discount: 12.5, appliesTo: 'each', limitOverall: 100 },
  { code: 'BAGONG-VA', funnel: 'va-kickstart', discountType: 'fixed', discount: 300, appliesTo: 'total', archived: -30 },
  { code: 'STUDIO-AGAD', funnel: 'studio-year', discountType: 'fixed', discount: 1500, appliesTo: 'total', limitOverall: 20, ends: 14 },
  { code: 'ISKOLAR', funnel: 'social-media-track', discountType: 'percentage', discount: 100, appliesTo: 'total', limitOverall: 5 },
];

/** A coupon of the demo with the fields that a sale needs. */
export interface SeededCoupon {
  id: number;
  funnelId: number;
  discount: CouponDiscount;
  limitOverall: number | null;
  /** Days from seeding between which it could be used. */
  usable: readonly [from: number, to: number];
  /** Undefined means every term. */
  terms: readonly TermKey[] | undefined;
}

/**
 * Seeds ten coupons of both kinds, deducted from the total, the first or each payment. They are
 * active, scheduled, expired, used up by the sales, or archived.
 */
export async function seedCoupons(seed: Seed, funnels: SeededFunnels, terms: SeededTerms): Promise<SeededCoupon[]> {
  const at = (days: number | undefined) => (days === undefined ? null : daysFrom(seed, days));
  /** The creation day: a few days before it can be used, or soon after its funnel. */
  const made = ({ funnel, starts }: DemoCoupon, index: number) =>
    starts === undefined ? funnels[funnel].sold[0] + index : Math.min(starts, 0) - 3;
  const rows = await seed.tx
    .insert(coupons)
    .values(
      COUPONS.map((coupon, index) => ({
        funnelId: funnels[coupon.funnel].id,
        code: coupon.code,
        discountType: coupon.discountType,
        discount: Math.round(coupon.discount * 100),
        appliesTo: coupon.appliesTo,
        limitOverall: coupon.limitOverall ?? null,
        limitPerUser: coupon.limitPerUser ?? null,
        startsAt: at(coupon.starts),
        endsAt: at(coupon.ends),
        archivedAt: at(coupon.archived),
        createdAt: daysFrom(seed, made(coupon, index)),
      })),
    )
    .returning({ id: coupons.id });
  await seed.tx
    .insert(couponTerms)
    .values(
      COUPONS.flatMap(({ terms: keys = [] }, index) =>
        keys.map((key) => ({ couponId: rows[index]?.id ?? 0, paymentTermId: terms[key].id })),
      ),
    );
  return COUPONS.map((coupon, index) => ({
    id: rows[index]?.id ?? 0,
    funnelId: funnels[coupon.funnel].id,
    discount: { discountType: coupon.discountType, discount: coupon.discount, appliesTo: coupon.appliesTo },
    limitOverall: coupon.limitOverall ?? null,
    usable: [coupon.starts ?? made(coupon, index), Math.min(coupon.ends ?? 0, coupon.archived ?? 0)],
    terms: coupon.terms,
  }));
}
