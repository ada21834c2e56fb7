/**
 * @generated SignedSource<<d03ed0bab30676b7c1dbb0b4826329b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CouponAppliesTo = "EACH" | "FIRST" | "TOTAL" | "%future added value";
export type DiscountType = "FIXED" | "PERCENTAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type couponValues_coupon$data = {
  readonly affiliate: {
    readonly databaseId: number;
  } | null;
  readonly appliesTo: CouponAppliesTo;
  readonly code: string;
  readonly discount: number;
  readonly discountType: DiscountType;
  readonly endsAt: string | null;
  readonly limitOverall: number | null;
  readonly limitPerUser: number | null;
  readonly paymentTerms: ReadonlyArray<{
    readonly databaseId: number;
  }>;
  readonly startsAt: string | null;
  readonly " $fragmentType": "couponValues_coupon";
};
export type couponValues_coupon$key = {
  readonly " $data"?: couponValues_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"couponValues_coupon">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "couponValues_coupon"
};

(node as any).hash = "2e9894adca6173bdeeee2b4c16847143";

export default node;
