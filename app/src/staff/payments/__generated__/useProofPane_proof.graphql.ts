/**
 * @generated SignedSource<<8e29d33de9d994695223d0f9f2c2afcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProofState = "APPROVED" | "REJECTED" | "SUBMITTED" | "SUPERSEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useProofPane_proof$data = {
  readonly amount: number;
  readonly databaseId: number;
  readonly entry: {
    readonly databaseId: number;
    readonly revision: number;
  } | null;
  readonly order: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"buyerName_order">;
  } | null;
  readonly paidOn: string;
  readonly platform: string;
  readonly reference: string;
  readonly state: ProofState;
  readonly user: {
    readonly databaseId: number;
    readonly name: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveChangesDialog_proof" | "ProofReview_proof">;
  readonly " $fragmentType": "useProofPane_proof";
};
export type useProofPane_proof$key = {
  readonly " $data"?: useProofPane_proof$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProofPane_proof">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesPerson"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesSubscription"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProofPane_proof",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduleEntry",
      "kind": "LinkedField",
      "name": "entry",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveChangesDialog_proof"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "seesPerson",
          "variableName": "seesPerson"
        },
        {
          "kind": "Variable",
          "name": "seesSubscription",
          "variableName": "seesSubscription"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ProofReview_proof"
    }
  ],
  "type": "PaymentProof",
  "abstractKey": null
};
})();

(node as any).hash = "50f2d658eb3b4096167b514e9b929eb3";

export default node;
