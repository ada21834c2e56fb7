/**
 * @generated SignedSource<<d22c1e704bb7428f607afac4f649442a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StageTasks_progress$data = {
  readonly finishedTasks: ReadonlyArray<{
    readonly evidence: string | null;
    readonly finishedAt: string;
    readonly task: {
      readonly id: string;
    };
  }>;
  readonly id: string;
  readonly mayAddEvidence: boolean;
  readonly mayUnfinishTasks: boolean;
  readonly remainingTasks: ReadonlyArray<{
    readonly databaseId: number;
    readonly hasEarned: boolean;
    readonly id: string;
    readonly points: number;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"TaskDetails_task">;
  }>;
  readonly stageTasks: ReadonlyArray<{
    readonly databaseId: number;
    readonly hasEarned: boolean;
    readonly id: string;
    readonly points: number;
    readonly title: string;
  }>;
  readonly " $fragmentType": "StageTasks_progress";
};
export type StageTasks_progress$key = {
  readonly " $data"?: StageTasks_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageTasks_progress">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasEarned",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageTasks_progress",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayUnfinishTasks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayAddEvidence",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Task",
      "kind": "LinkedField",
      "name": "remainingTasks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TaskDetails_task"
        }
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
          "concreteType": "Task",
          "kind": "LinkedField",
          "name": "task",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserStageProgress",
  "abstractKey": null
};
})();

(node as any).hash = "ba8c0ccf3434f8463edab6c96c355276";

export default node;
