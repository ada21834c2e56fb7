/**
 * @generated SignedSource<<a906282e1dfa3a069830db9129220fb4>>
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
  readonly id: string;
  readonly picture: {
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
      "name": "id",
      "storageKey": null
    },
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

(node as any).hash = "6f84834f09407652e129b3c1d6bf4d98";

export default node;
