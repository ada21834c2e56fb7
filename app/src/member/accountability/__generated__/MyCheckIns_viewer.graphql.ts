/**
 * @generated SignedSource<<3ae26fc26cd38f2c08925472e0772181>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckInAnswer = "DONE" | "PARTLY" | "STUCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MyCheckIns_viewer$data = {
  readonly myCheckIns: ReadonlyArray<{
    readonly answer: CheckInAnswer;
    readonly id: string;
    readonly needsHelp: boolean;
    readonly next: string;
    readonly repliedBy: {
      readonly name: string;
    } | null;
    readonly reply: string | null;
    readonly week: string;
  }>;
  readonly " $fragmentType": "MyCheckIns_viewer";
};
export type MyCheckIns_viewer$key = {
  readonly " $data"?: MyCheckIns_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MyCheckIns_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MyCheckIns_viewer",
  "selections": [
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
          "name": "id",
          "storageKey": null
        },
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
          "name": "answer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "next",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsHelp",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1ea0de5cdebf1c944aafcd002dd74d28";

export default node;
