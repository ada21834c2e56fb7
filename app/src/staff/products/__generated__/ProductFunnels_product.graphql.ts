/**
 * @generated SignedSource<<4be1b997230e7f47718c6ca2ad39db27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FunnelState = "CLOSED" | "ENDED" | "OPEN" | "SCHEDULED" | "%future added value";
export type ProductState = "ACTIVE" | "ARCHIVED" | "EXPIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProductFunnels_product$data = {
  readonly databaseId: number;
  readonly funnels: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly slug: string;
    readonly state: FunnelState;
  }>;
  readonly state: ProductState;
  readonly " $fragmentType": "ProductFunnels_product";
};
export type ProductFunnels_product$key = {
  readonly " $data"?: ProductFunnels_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFunnels_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFunnels_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Funnel",
      "kind": "LinkedField",
      "name": "funnels",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "1d8238ac7f3cb972d6e1f41e69f6d08a";

export default node;
