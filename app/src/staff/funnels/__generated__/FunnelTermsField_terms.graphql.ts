/**
 * @generated SignedSource<<5bbc7789f4a4117db77fccc3a87b5544>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FunnelTermsField_terms$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly name: string;
  readonly summary: string;
  readonly " $fragmentType": "FunnelTermsField_terms";
}>;
export type FunnelTermsField_terms$key = ReadonlyArray<{
  readonly " $data"?: FunnelTermsField_terms$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelTermsField_terms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FunnelTermsField_terms",
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
      "name": "summary",
      "storageKey": null
    }
  ],
  "type": "PaymentTerm",
  "abstractKey": null
};

(node as any).hash = "768902f3c5ea87e189ea4126adcdc0ad";

export default node;
