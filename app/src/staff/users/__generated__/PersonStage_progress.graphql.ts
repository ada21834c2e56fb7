/**
 * @generated SignedSource<<45d90799831e67ae60a5ebc3236c56e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MoveUpState = "APPROVED" | "RETURNED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonStage_progress$data = {
  readonly enteredAt: string | null;
  readonly finishedTasks: ReadonlyArray<{
    readonly evidence: string | null;
    readonly finishedAt: string;
    readonly task: {
      readonly databaseId: number;
    };
  }>;
  readonly moveUp: {
    readonly createdAt: string;
    readonly state: MoveUpState;
  } | null;
  readonly nextStage: {
    readonly name: string;
    readonly number: number;
  } | null;
  readonly percentage: number;
  readonly points: number;
  readonly remainingTasksCount: number;
  readonly stage: {
    readonly name: string;
    readonly number: number;
  } | null;
  readonly stageTasks: ReadonlyArray<{
    readonly databaseId: number;
    readonly points: number;
    readonly title: string;
  }>;
  readonly " $fragmentType": "PersonStage_progress";
};
export type PersonStage_progress$key = {
  readonly " $data"?: PersonStage_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonStage_progress">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "number",
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonStage_progress",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percentage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enteredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Stage",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FinishedTask",
      "kind": "LinkedField",
      "name": "finishedTasks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "evidence",
          "storageKey": null
        },
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
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
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
      "concreteType": "Stage",
      "kind": "LinkedField",
      "name": "nextStage",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserStageProgress",
  "abstractKey": null
};
})();

(node as any).hash = "3e4549432e4832e838cb9791d41bb931";

export default node;
