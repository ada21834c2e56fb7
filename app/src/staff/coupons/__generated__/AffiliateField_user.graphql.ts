/**
 * @generated SignedSource<<c01beaf96ee90751b5f4004fc51e1311>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AffiliateField_user$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "AffiliateField_user";
};
export type AffiliateField_user$key = {
  readonly " $data"?: AffiliateField_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AffiliateField_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AffiliateField_user",
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

(node as any).hash = "b548c4bb096fe3c2674efdbf5ec10a55";

export default node;
