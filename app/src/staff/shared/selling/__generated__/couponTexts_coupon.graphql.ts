/**
 * @generated SignedSource<<853a391c9bc2dbec8695edcaf8f0f24d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CouponAppliesTo = "EACH" | "FIRST" | "TOTAL" | "%future added value";
export type DiscountType = "FIXED" | "PERCENTAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type couponTexts_coupon$data = {
  readonly appliesTo: CouponAppliesTo;
  readonly discount: number;
  readonly discountType: DiscountType;
  readonly endsAt: string | null;
  readonly limitOverall: number | null;
  readonly startsAt: string | null;
  readonly uses: number;
  readonly " $fragmentType": "couponTexts_coupon";
};
export type couponTexts_coupon$key = {
  readonly " $data"?: couponTexts_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"couponTexts_coupon">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "couponTexts_coupon"
};

(node as any).hash = "efe027beca5e0515faffba6192a76576";

export default node;
