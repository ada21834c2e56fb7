/**
 * @generated SignedSource<<a35db5c48d63118676a9bf513df60281>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReturnDialog_moveUp$data = {
  readonly member: {
    readonly name: string;
  };
  readonly tasks: ReadonlyArray<{
    readonly finishedAt: string | null;
    readonly task: {
      readonly databaseId: number;
      readonly title: string;
    };
  }>;
  readonly " $fragmentType": "ReturnDialog_moveUp";
};
export type ReturnDialog_moveUp$key = {
  readonly " $data"?: ReturnDialog_moveUp$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnDialog_moveUp">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnDialog_moveUp",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "member",
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
      "alias": null,
      "args": null,
      "concreteType": "MoveUpTask",
      "kind": "LinkedField",
      "name": "tasks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Task",
          "kind": "LinkedField",
          "name": "task",
          "plural": false,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MoveUp",
  "abstractKey": null
};

(node as any).hash = "aedce44895963dbb0766155037a5ec73";

export default node;
