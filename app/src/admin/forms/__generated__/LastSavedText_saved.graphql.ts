/**
 * @generated SignedSource<<a9fa44248368cecd483f1242e07ca9f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastSavedText_saved$data = {
  readonly at: string;
  readonly by: {
    readonly name: string;
  } | null;
  readonly " $fragmentType": "LastSavedText_saved";
};
export type LastSavedText_saved$key = {
  readonly " $data"?: LastSavedText_saved$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastSavedText_saved">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastSavedText_saved",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "by",
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
  "type": "LastSaved",
  "abstractKey": null
};

(node as any).hash = "1aa835d1717cb3d16f9f70f2f6098d01";

export default node;
