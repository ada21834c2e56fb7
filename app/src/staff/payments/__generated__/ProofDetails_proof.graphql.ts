/**
 * @generated SignedSource<<6d9e11412eece38a236a94bafcd8a395>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProofState = "APPROVED" | "REJECTED" | "SUBMITTED" | "SUPERSEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProofDetails_proof$data = {
  readonly amount: number;
  readonly paidOn: string;
  readonly platform: string;
  readonly reason: string | null;
  readonly receipts: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly url: string;
  }>;
  readonly reference: string;
  readonly state: ProofState;
  readonly " $fragmentSpreads": FragmentRefs<"ProofChecks_proof">;
  readonly " $fragmentType": "ProofDetails_proof";
};
export type ProofDetails_proof$key = {
  readonly " $data"?: ProofDetails_proof$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofDetails_proof">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProofDetails_proof",
  "selections": [
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
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipts",
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
          "name": "name",
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
  "type": "PaymentProof",
  "abstractKey": null
};

(node as any).hash = "a51d0869bcfd65ba7d6e6184f9fc7547";

export default node;
