/**
 * @generated SignedSource<<8152bebb6a89aff4e3a1d289ef112364>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingField_setting$data = {
  readonly databaseId: number;
  readonly updatedAt: string | null;
  readonly updatedBy: {
    readonly name: string;
  } | null;
  readonly " $fragmentType": "SettingField_setting";
};
export type SettingField_setting$key = {
  readonly " $data"?: SettingField_setting$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingField_setting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingField_setting",
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
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Setting",
  "abstractKey": null
};

(node as any).hash = "9644d5be3742c4c60b1597a5fbc96e59";

export default node;
