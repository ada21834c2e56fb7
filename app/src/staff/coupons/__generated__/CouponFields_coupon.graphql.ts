/**
 * @generated SignedSource<<929cb953ff9915714f227520f9d23f07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CouponFields_coupon$data = {
  readonly affiliate: {
    readonly " $fragmentSpreads": FragmentRefs<"AffiliateField_user">;
  } | null;
  readonly " $fragmentType": "CouponFields_coupon";
};
export type CouponFields_coupon$key = {
  readonly " $data"?: CouponFields_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponFields_coupon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponFields_coupon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "affiliate",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AffiliateField_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Coupon",
  "abstractKey": null
};

(node as any).hash = "7489af41de62a5ef9aec9c93ed1d720b";

export default node;
