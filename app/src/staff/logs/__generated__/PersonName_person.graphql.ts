/**
 * @generated SignedSource<<8ac711230f429be9c0df9279f6cbe816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonName_person$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "PersonName_person";
};
export type PersonName_person$key = {
  readonly " $data"?: PersonName_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonName_person",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e4f5aac7c59301cc1b90cc569e56aff5";

export default node;
