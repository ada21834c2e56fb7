/**
 * @generated SignedSource<<af925eb2e0fc67a9af810f831ef8d28e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnPicture_user$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly profileImage: string | null;
  readonly " $fragmentType": "OwnPicture_user";
};
export type OwnPicture_user$key = {
  readonly " $data"?: OwnPicture_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnPicture_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnPicture_user",
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
      "name": "profileImage",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5463f3abfd787c5d470194383455c1b5";

export default node;
