/**
 * @generated SignedSource<<14699e68c1f983278957c2157c5e9755>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTable_products$data = ReadonlyArray<{
  readonly contentSummary: string;
  readonly databaseId: number;
  readonly name: string;
  readonly price: number;
  readonly " $fragmentType": "ProductTable_products";
}>;
export type ProductTable_products$key = ReadonlyArray<{
  readonly " $data"?: ProductTable_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTable_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductTable_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
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
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentSummary",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "09bfb337c86dc7f2dd2c02631d932a81";

export default node;
