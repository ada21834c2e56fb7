/**
 * @generated SignedSource<<37cae1c1f1873288beaa645976ac14a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupingDialog_challenge$data = {
  readonly databaseId: number;
  readonly groupSize: number;
  readonly name: string;
  readonly withoutBuddies: number;
  readonly " $fragmentType": "GroupingDialog_challenge";
};
export type GroupingDialog_challenge$key = {
  readonly " $data"?: GroupingDialog_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupingDialog_challenge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupingDialog_challenge",
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
      "name": "groupSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withoutBuddies",
      "storageKey": null
    }
  ],
  "type": "Challenge",
  "abstractKey": null
};

(node as any).hash = "e35f057ae0826b7545be7637712a2ddc";

export default node;
