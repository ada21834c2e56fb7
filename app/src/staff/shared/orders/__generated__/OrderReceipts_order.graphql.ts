/**
 * @generated SignedSource<<26e16442f302d1dd9abb750ecff434f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProofState = "APPROVED" | "REJECTED" | "SUBMITTED" | "SUPERSEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderReceipts_order$data = {
  readonly proofs?: ReadonlyArray<{
    readonly amount: number;
    readonly createdAt: string;
    readonly databaseId: number;
    readonly decidedAt: string | null;
    readonly decidedBy: {
      readonly name: string;
    } | null;
    readonly paidOn: string;
    readonly platform: string;
    readonly reason: string | null;
    readonly receipts: ReadonlyArray<{
      readonly bytes: number;
      readonly databaseId: number;
      readonly mediaType: string;
      readonly name: string;
      readonly url: string;
    }>;
    readonly reference: string;
    readonly state: ProofState;
    readonly " $fragmentSpreads": FragmentRefs<"ProofChecks_proof">;
  }>;
  readonly " $fragmentType": "OrderReceipts_order";
};
export type OrderReceipts_order$key = {
  readonly " $data"?: OrderReceipts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReceipts_order">;
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
  "name": "name",
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
  "name": "OrderReceipts_order",
  "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "decidedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "decidedBy",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Receipt",
              "kind": "LinkedField",
              "name": "receipts",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "mediaType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "bytes",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProofChecks_proof"
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

(node as any).hash = "f2a86efbaa9a30fe3095b84443ea5e6a";

export default node;
