/**
 * @generated SignedSource<<38fecb8537ecfe5e7cb3c6dffecdfed7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StageCard_progress$data = {
  readonly nextStage: {
    readonly name: string;
    readonly number: number;
  } | null;
  readonly points: number;
  readonly remainingTasksCount: number;
  readonly stage: {
    readonly name: string;
    readonly number: number;
  } | null;
  readonly stageTasks: ReadonlyArray<{
    readonly __typename: "Task";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AskToMoveUp_progress">;
  readonly " $fragmentType": "StageCard_progress";
};
export type StageCard_progress$key = {
  readonly " $data"?: StageCard_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"StageCard_progress">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StageCard_progress",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
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
      "name": "stage",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Stage",
      "kind": "LinkedField",
      "name": "nextStage",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "AskToMoveUp_progress"
    }
  ],
  "type": "UserStageProgress",
  "abstractKey": null
};
})();

(node as any).hash = "203fd2c375377cd2e1e672ea8aa7fa15";

export default node;
