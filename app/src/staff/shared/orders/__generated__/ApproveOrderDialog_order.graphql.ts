/**
 * @generated SignedSource<<19f899b7df3db285d964f87b1e42883c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "AWAITING_PAYMENT" | "CANCELLED" | "DRAFT" | "ENROLLED" | "EXPIRED" | "FOR_REVIEW" | "PAID" | "REFUNDED" | "%future added value";
export type ProofState = "APPROVED" | "REJECTED" | "SUBMITTED" | "SUPERSEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApproveOrderDialog_order$data = {
  readonly databaseId: number;
  readonly dueToday: number;
  readonly method: string | null;
  readonly payCode: string;
  readonly proofs?: ReadonlyArray<{
    readonly databaseId: number;
    readonly state: ProofState;
    readonly " $fragmentSpreads": FragmentRefs<"received_proof">;
  }>;
  readonly state: OrderState;
  readonly " $fragmentType": "ApproveOrderDialog_order";
};
export type ApproveOrderDialog_order$key = {
  readonly " $data"?: ApproveOrderDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveOrderDialog_order">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesReceipts"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveOrderDialog_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueToday",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "condition": "seesReceipts",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentProof",
          "kind": "LinkedField",
          "name": "proofs",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "InlineDataFragmentSpread",
              "name": "received_proof",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "platform",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reference",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "paidOn",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "fb6624681b77a52f0fd9729c34fa4585";

export default node;
