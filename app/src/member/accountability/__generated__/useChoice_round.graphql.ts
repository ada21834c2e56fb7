/**
 * @generated SignedSource<<ba40ecc7299866271c74a3d99e019c82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useChoice_round$data = {
  readonly closesAt: string;
  readonly databaseId: number;
  readonly " $fragmentType": "useChoice_round";
};
export type useChoice_round$key = {
  readonly " $data"?: useChoice_round$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChoice_round">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useChoice_round",
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
      "name": "closesAt",
      "storageKey": null
    }
  ],
  "type": "SelectionRound",
  "abstractKey": null
};

(node as any).hash = "e9290a59f981a1203ff9b149d0c116a4";

export default node;
