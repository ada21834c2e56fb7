/**
 * @generated SignedSource<<e61bc754b7419e2c23af5854abdd08d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FunnelPicker_products$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"ProductTable_products">;
  readonly " $fragmentType": "FunnelPicker_products";
}>;
export type FunnelPicker_products$key = ReadonlyArray<{
  readonly " $data"?: FunnelPicker_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelPicker_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FunnelPicker_products",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductTable_products"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "864f98338a6ef2e4aa97ca3ac25d851d";

export default node;
