/**
 * @generated SignedSource<<6a5ccaef91c404ee246de577febec8fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MoveUpState = "APPROVED" | "RETURNED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AskToMoveUp_progress$data = {
  readonly mayAskToMoveUp: boolean;
  readonly moveUp: {
    readonly createdAt: string;
    readonly note: string | null;
    readonly reviewer: {
      readonly name: string;
    } | null;
    readonly state: MoveUpState;
  } | null;
  readonly remainingTasksCount: number;
  readonly stageTasks: ReadonlyArray<{
    readonly __typename: "Task";
  }>;
  readonly " $fragmentType": "AskToMoveUp_progress";
};
export type AskToMoveUp_progress$key = {
  readonly " $data"?: AskToMoveUp_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskToMoveUp_progress">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskToMoveUp_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayAskToMoveUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remainingTasksCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Task",
      "kind": "LinkedField",
      "name": "stageTasks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MoveUp",
      "kind": "LinkedField",
      "name": "moveUp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "reviewer",
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
  "type": "UserStageProgress",
  "abstractKey": null
};

(node as any).hash = "130306b3c16d21dce36ebb5ad1b3123f";

export default node;
