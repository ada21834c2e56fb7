/**
 * @generated SignedSource<<e41afcf70a80382f1ce845e2a680fdf8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonLevels_viewer$data = {
  readonly levelsToGive: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PersonLevels_viewer";
};
export type PersonLevels_viewer$key = {
  readonly " $data"?: PersonLevels_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonLevels_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonLevels_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessLevel",
      "kind": "LinkedField",
      "name": "levelsToGive",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9e0e0298572fc26ad4ecff7b6385a54d";

export default node;
