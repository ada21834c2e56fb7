/**
 * @generated SignedSource<<cfcacc8630f4f21bc7c82f5205fae807>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WinList_win$data = ReadonlyArray<{
  readonly achievedOn: string;
  readonly body: string;
  readonly databaseId: number;
  readonly picture: {
    readonly bytes: number;
    readonly height: number | null;
    readonly url: string;
    readonly width: number | null;
  } | null;
  readonly title: string;
  readonly " $fragmentType": "WinList_win";
}>;
export type WinList_win$key = ReadonlyArray<{
  readonly " $data"?: WinList_win$data;
  readonly " $fragmentSpreads": FragmentRefs<"WinList_win">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WinList_win",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "achievedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WinPicture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Win",
  "abstractKey": null
};

(node as any).hash = "f6e8f9580524205a3913b641b9c3a322";

export default node;
