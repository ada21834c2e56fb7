/**
 * @generated SignedSource<<1f0c63e3c0c0e5a2517a695b4e90d184>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonSignIn_person$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "PersonSignIn_person";
};
export type PersonSignIn_person$key = {
  readonly " $data"?: PersonSignIn_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSignIn_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonSignIn_person",
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

(node as any).hash = "82a29eada9167e9051434932dab9062c";

export default node;
