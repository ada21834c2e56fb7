import { COUPON_APPLIES_TO, discountText } from '@atlas/domain/coupons';
import { windowText } from '@atlas/domain/funnels';
import { enumWord } from '@atlas/domain/lists';
import { DISCOUNT_TYPES } from '@atlas/domain/money';
import { isoDay } from '@atlas/domain/time';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { couponTexts_coupon$key } from './__generated__/couponTexts_coupon.graphql.ts';

const wordIn = <Word extends string>(options: readonly { readonly value: Word }[], name: string) =>
  enumWord(
    options.map(({ value }) => value),
    name,
  );

const read = (key: couponTexts_coupon$key) =>
  readInlineData(
    graphql`
      fragment couponTexts_coupon on Coupon @inline {
        discountType
        discount
        appliesTo
        uses
        limitOverall
        startsAt
        endsAt
      }
    `,
    key,
  );

/** The discount of a coupon in words; '' for a kind that this version does not know. */
export function couponDiscountText(key: couponTexts_coupon$key): string {
  const { discount, ...names } = read(key);
  const discountType = wordIn(DISCOUNT_TYPES, names.discountType);
  const appliesTo = wordIn(COUPON_APPLIES_TO, names.appliesTo);
  return discountType === null || appliesTo === null ? '' : discountText({ discountType, discount, appliesTo });
}

/** How often a coupon was used, with its limit: "3 of 20". */
export function couponUsesText(key: couponTexts_coupon$key): string {
  const { uses, limitOverall } = read(key);
  const used = uses.toLocaleString('en-PH');
  return limitOverall == null ? used : `${used} of ${limitOverall.toLocaleString('en-PH')}`;
}

/** The days on which a coupon is valid. */
export function couponWindowText(key: couponTexts_coupon$key): string {
  const { startsAt, endsAt } = read(key);
  return windowText({ from: startsAt == null ? null : isoDay(startsAt), until: endsAt == null ? null : isoDay(endsAt) });
}
