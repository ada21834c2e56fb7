/**
 * @generated SignedSource<<39d94f89472d3f3117b71df36a0e4fe9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderNote_order$data = {
  readonly note: string;
  readonly " $fragmentType": "OrderNote_order";
};
export type OrderNote_order$key = {
  readonly " $data"?: OrderNote_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderNote_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderNote_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "899d04e9de1548b56f02799bf98aca44";

export default node;
