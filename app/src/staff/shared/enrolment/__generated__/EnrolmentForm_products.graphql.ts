/**
 * @generated SignedSource<<91d25f2ca866acd946672288e959b2c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnrolmentForm_products$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"FunnelPicker_products">;
  readonly " $fragmentType": "EnrolmentForm_products";
}>;
export type EnrolmentForm_products$key = ReadonlyArray<{
  readonly " $data"?: EnrolmentForm_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrolmentForm_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EnrolmentForm_products",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FunnelPicker_products"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "3482e7803a917f622da624b378bb0a42";

export default node;
