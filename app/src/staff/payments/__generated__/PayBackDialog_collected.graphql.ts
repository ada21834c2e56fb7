/**
 * @generated SignedSource<<c4113d8a047875c7e76c16d84ed49053>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayBackDialog_collected$data = {
  readonly attempt: {
    readonly method: string;
  } | null;
  readonly databaseId: number;
  readonly paidAt: string;
  readonly provider: string;
  readonly " $fragmentSpreads": FragmentRefs<"collectedAmount_collected">;
  readonly " $fragmentType": "PayBackDialog_collected";
};
export type PayBackDialog_collected$key = {
  readonly " $data"?: PayBackDialog_collected$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayBackDialog_collected">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayBackDialog_collected",
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
      "name": "provider",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "collectedAmount_collected",
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
          "name": "currency",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderPayment",
      "kind": "LinkedField",
      "name": "attempt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CollectedPayment",
  "abstractKey": null
};

(node as any).hash = "0b0d1c523c4d7a1177f4d201ee21b74d";

export default node;
