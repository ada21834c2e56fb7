/**
 * @generated SignedSource<<0fbac454e0247d897c3f72f10a8019b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProofCheckKind = "AMOUNT" | "DATE" | "ORDER" | "RECEIPT" | "REFERENCE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProofChecks_proof$data = {
  readonly checks: ReadonlyArray<{
    readonly check: ProofCheckKind;
    readonly label: string;
    readonly passes: boolean;
  }>;
  readonly " $fragmentType": "ProofChecks_proof";
};
export type ProofChecks_proof$key = {
  readonly " $data"?: ProofChecks_proof$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofChecks_proof">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProofChecks_proof",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProofCheck",
      "kind": "LinkedField",
      "name": "checks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "check",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "passes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentProof",
  "abstractKey": null
};

(node as any).hash = "bd0aebf18b4846363faf866d191aa269";

export default node;
