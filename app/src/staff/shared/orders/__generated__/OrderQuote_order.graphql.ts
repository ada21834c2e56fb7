/**
 * @generated SignedSource<<027e494f3d9cb048e24abddf4dbf4d9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderQuote_order$data = {
  readonly discount: number;
  readonly listPrice: number;
  readonly quote: ReadonlyArray<{
    readonly price: number;
    readonly scheduleDate: string;
  }>;
  readonly total: number;
  readonly " $fragmentType": "OrderQuote_order";
};
export type OrderQuote_order$key = {
  readonly " $data"?: OrderQuote_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderQuote_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderQuote_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuotedPayment",
      "kind": "LinkedField",
      "name": "quote",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scheduleDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "8288b4bdb132e76023327b293c956dc9";

export default node;
