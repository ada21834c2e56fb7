/**
 * @generated SignedSource<<a124416bb76f9b940f63f8201d393da6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaitingPlan_plan$data = {
  readonly createdAt: string;
  readonly entries: ReadonlyArray<{
    readonly amount: number;
    readonly date: string;
  }>;
  readonly expiresAt: string;
  readonly note: string;
  readonly owed: number;
  readonly proposedBy: {
    readonly name: string;
  };
  readonly " $fragmentType": "WaitingPlan_plan";
};
export type WaitingPlan_plan$key = {
  readonly " $data"?: WaitingPlan_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingPlan_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingPlan_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayPlanEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "owed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "proposedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayPlan",
  "abstractKey": null
};

(node as any).hash = "8cdcc9ff8ff448dabb22b11eb85713cb";

export default node;
