/**
 * @generated SignedSource<<b1cb033ad01a0da44d70e2cdd51b60e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelOrderDialog_order$data = {
  readonly databaseId: number;
  readonly payCode: string;
  readonly " $fragmentType": "CancelOrderDialog_order";
};
export type CancelOrderDialog_order$key = {
  readonly " $data"?: CancelOrderDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelOrderDialog_order",
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
      "name": "payCode",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "c7fc9ddd31367ae11f5948ea43c18fc3";

export default node;
