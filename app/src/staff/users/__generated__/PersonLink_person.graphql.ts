/**
 * @generated SignedSource<<620f3717107a01b3b2e2b2aa9ec846e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonLink_person$data = {
  readonly databaseId: number;
  readonly isInScope: boolean;
  readonly name: string;
  readonly " $fragmentType": "PersonLink_person";
};
export type PersonLink_person$key = {
  readonly " $data"?: PersonLink_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonLink_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonLink_person",
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
      "name": "isInScope",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "08ac699f71520980d2b153eb1f8d47ca";

export default node;
