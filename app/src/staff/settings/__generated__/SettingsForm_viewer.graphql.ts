/**
 * @generated SignedSource<<727500ddc4ab94ab53961eb3451c134f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsForm_viewer$data = {
  readonly settings: ReadonlyArray<{
    readonly name: string;
    readonly revision: number;
    readonly value: string;
    readonly " $fragmentSpreads": FragmentRefs<"SettingField_setting">;
  }>;
  readonly " $fragmentType": "SettingsForm_viewer";
};
export type SettingsForm_viewer$key = {
  readonly " $data"?: SettingsForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Setting",
      "kind": "LinkedField",
      "name": "settings",
      "plural": true,
      "selections": [
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
          "name": "value",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "SettingField_setting"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d7ef1da69401a553c76f060d434c2cf2";

export default node;
