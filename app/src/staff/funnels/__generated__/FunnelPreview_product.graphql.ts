/**
 * @generated SignedSource<<1483d8137ad86f8bd3a87df6a694a0ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FunnelPreview_product$data = {
  readonly name: string;
  readonly price: number;
  readonly " $fragmentType": "FunnelPreview_product";
};
export type FunnelPreview_product$key = {
  readonly " $data"?: FunnelPreview_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelPreview_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FunnelPreview_product",
  "selections": [
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "524165f85ef67378eb099e06bc5cd94b";

export default node;
