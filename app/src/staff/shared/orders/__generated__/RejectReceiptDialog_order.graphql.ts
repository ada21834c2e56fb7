/**
 * @generated SignedSource<<105eddb8b7ebcf7e76d6f8c26120ac70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProofState = "APPROVED" | "REJECTED" | "SUBMITTED" | "SUPERSEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RejectReceiptDialog_order$data = {
  readonly proofs?: ReadonlyArray<{
    readonly databaseId: number;
    readonly state: ProofState;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"buyerName_order">;
  readonly " $fragmentType": "RejectReceiptDialog_order";
};
export type RejectReceiptDialog_order$key = {
  readonly " $data"?: RejectReceiptDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RejectReceiptDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesReceipts"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RejectReceiptDialog_order",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "buyerName_order",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
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
              "name": "state",
              "storageKey": null
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

(node as any).hash = "b9041e59fa3bd39baf39941c851221f4";

export default node;
