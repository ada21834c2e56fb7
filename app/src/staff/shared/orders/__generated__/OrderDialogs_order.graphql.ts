/**
 * @generated SignedSource<<eb67e1bb6d09583d9d45cd2f38374da4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDialogs_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ApproveOrderDialog_order" | "CancelOrderDialog_order" | "CorrectEmailDialog_order" | "OrderNoteDialog_order" | "RejectReceiptDialog_order">;
  readonly " $fragmentType": "OrderDialogs_order";
};
export type OrderDialogs_order$key = {
  readonly " $data"?: OrderDialogs_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDialogs_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "seesReceipts",
    "variableName": "seesReceipts"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesReceipts"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDialogs_order",
  "selections": [
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "ApproveOrderDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelOrderDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CorrectEmailDialog_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderNoteDialog_order"
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "RejectReceiptDialog_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "c2302c5eb87858c181159da5675b18ba";

export default node;
