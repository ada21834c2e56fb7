/**
 * @generated SignedSource<<4e416487e9882746b622c9594d39d18e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonLocks_person$data = {
  readonly databaseId: number;
  readonly " $fragmentType": "PersonLocks_person";
};
export type PersonLocks_person$key = {
  readonly " $data"?: PersonLocks_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonLocks_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonLocks_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a73f1c4406eb2223b1fd8fedcd80c6fb";

export default node;
