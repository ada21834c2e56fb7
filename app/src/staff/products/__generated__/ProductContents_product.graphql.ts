/**
 * @generated SignedSource<<13764efb88c888d47e5fad5a5ed95dee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductContents_product$data = {
  readonly contents: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"productValues_content">;
  }>;
  readonly " $fragmentType": "ProductContents_product";
};
export type ProductContents_product$key = {
  readonly " $data"?: ProductContents_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductContents_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductContents_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductContent",
      "kind": "LinkedField",
      "name": "contents",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "productValues_content",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
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
              "name": "archivedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "publication",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "3a1c63c014d427089d7cf1202627afd2";

export default node;
