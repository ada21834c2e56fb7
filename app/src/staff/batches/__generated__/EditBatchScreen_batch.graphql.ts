/**
 * @generated SignedSource<<3350217d9e60a1f8a83be6446fd3d731>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditBatchScreen_batch$data = {
  readonly databaseId: number;
  readonly lastSaved: {
    readonly " $fragmentSpreads": FragmentRefs<"LastSavedText_saved">;
  } | null;
  readonly launchFrom: string;
  readonly launchTo: string;
  readonly name: string;
  readonly revision: number;
  readonly " $fragmentType": "EditBatchScreen_batch";
};
export type EditBatchScreen_batch$key = {
  readonly " $data"?: EditBatchScreen_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditBatchScreen_batch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditBatchScreen_batch",
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
      "name": "revision",
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
      "name": "launchFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "launchTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LastSaved",
      "kind": "LinkedField",
      "name": "lastSaved",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LastSavedText_saved"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Batch",
  "abstractKey": null
};

(node as any).hash = "b538f3926f7b3bb8c4cfe75245bf3e93";

export default node;
