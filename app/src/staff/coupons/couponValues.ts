import { COUPON_APPLIES_TO, type couponForm } from '@atlas/domain/coupons';
import type { FormValues } from '@atlas/domain/forms';
import { enumName, enumWord } from '@atlas/domain/lists';
import { DISCOUNT_TYPES } from '@atlas/domain/money';
import { isoDay } from '@atlas/domain/time';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { couponValues_coupon$key } from './__generated__/couponValues_coupon.graphql.ts';

/** The values of the form of a coupon. */
export type CouponValues = Omit<FormValues<ReturnType<typeof couponForm>>, 'discount'> & { discount: number | null };

/** The values of the form for a new coupon. */
export const NEW_COUPON: CouponValues = {
  code: '',
  discountType: 'fixed',
  discount: null,
  appliesTo: 'total',
  limitOverall: null,
  limitPerUser: null,
  startsOn: null,
  endsOn: null,
  paymentTermIds: [],
  affiliateId: null,
};

const wordIn = <Word extends string>(options: readonly { readonly value: Word }[], name: string) =>
  enumWord(
    options.map(({ value }) => value),
    name,
  );

/** The form values of a coupon. */
export function couponValues(key: couponValues_coupon$key): CouponValues {
  const { code, discount, discountType, appliesTo, limitOverall, limitPerUser, startsAt, endsAt, paymentTerms, affiliate } = readInlineData(
    graphql`
      fragment couponValues_coupon on Coupon @inline {
        code
        discountType
        discount
        appliesTo
        limitOverall
        limitPerUser
        startsAt
        endsAt
        paymentTerms {
          databaseId
        }
        affiliate {
          databaseId
        }
      }
    `,
    key,
  );
  return {
    code,
    discount,
    limitOverall: limitOverall ?? null,
    limitPerUser: limitPerUser ?? null,
    discountType: wordIn(DISCOUNT_TYPES, discountType) ?? NEW_COUPON.discountType,
    appliesTo: wordIn(COUPON_APPLIES_TO, appliesTo) ?? NEW_COUPON.appliesTo,
    startsOn: startsAt == null ? null : isoDay(startsAt),
    endsOn: endsAt == null ? null : isoDay(endsAt),
    paymentTermIds: paymentTerms.map(({ databaseId }) => databaseId),
    affiliateId: affiliate?.databaseId ?? null,
  };
}

/** Converts the validated form values to the API's input. */
export const couponInput = ({ discountType, discount, appliesTo, startsOn, endsOn, ...values }: CouponValues) => ({
  ...values,
  discountType: enumName(discountType),
  discount: discount ?? 0,
  appliesTo: enumName(appliesTo),
  startsOn: startsOn || null,
  endsOn: endsOn || null,
});
