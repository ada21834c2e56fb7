/**
 * @generated SignedSource<<b42251b6822f2092a503399edc2bba64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnrollToFunnel_query$data = {
  readonly products: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EnrolmentForm_products">;
  }>;
  readonly " $fragmentType": "EnrollToFunnel_query";
};
export type EnrollToFunnel_query$key = {
  readonly " $data"?: EnrollToFunnel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnrollToFunnel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnrollToFunnel_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EnrolmentForm_products"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ea81662e42782735d534d35a6041951d";

export default node;
