/**
 * @generated SignedSource<<56959644aa9533baf94e94aa61da6c7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThisWeek_viewer$data = {
  readonly checkInStreak: number;
  readonly checkInWeek: string;
  readonly myCheckIns: ReadonlyArray<{
    readonly repliedBy: {
      readonly name: string;
    } | null;
    readonly reply: string | null;
    readonly week: string;
    readonly " $fragmentSpreads": FragmentRefs<"CheckInCard_checkIn">;
  }>;
  readonly " $fragmentType": "ThisWeek_viewer";
};
export type ThisWeek_viewer$key = {
  readonly " $data"?: ThisWeek_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThisWeek_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThisWeek_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkInWeek",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkInStreak",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CheckIn",
      "kind": "LinkedField",
      "name": "myCheckIns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "week",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reply",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "repliedBy",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CheckInCard_checkIn"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3166d77d78349ecbb10ff7b4149c8c4b";

export default node;
