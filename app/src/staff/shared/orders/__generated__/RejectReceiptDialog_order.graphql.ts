/**
 * @generated SignedSource<<0ce7232f43e9ba279ab34e190a3d2711>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProofState = "APPROVED" | "REJECTED" | "SUBMITTED" | "SUPERSEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RejectReceiptDialog_order$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly proofs?: ReadonlyArray<{
    readonly databaseId: number;
    readonly state: ProofState;
  }>;
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

(node as any).hash = "d85d18077eb197b62ea8d2105255ba7a";

export default node;
