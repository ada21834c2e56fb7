/**
 * @generated SignedSource<<89e8b4b7043b74c9f6bc4a34dd26d99b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveChangesDialog_proof$data = {
  readonly amount: number;
  readonly paidOn: string;
  readonly platform: string;
  readonly reference: string;
  readonly " $fragmentSpreads": FragmentRefs<"ProofPlan_proof">;
  readonly " $fragmentType": "ApproveChangesDialog_proof";
};
export type ApproveChangesDialog_proof$key = {
  readonly " $data"?: ApproveChangesDialog_proof$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveChangesDialog_proof">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveChangesDialog_proof",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProofPlan_proof"
    }
  ],
  "type": "PaymentProof",
  "abstractKey": null
};

(node as any).hash = "c54d97f98d151c76b29c2881611acd69";

export default node;
