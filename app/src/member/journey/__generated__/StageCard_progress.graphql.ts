/**
 * @generated SignedSource<<1448b5829c81bed58a61f6d380dec121>>
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
  readonly percentage: number;
  readonly points: number;
  readonly remainingTasksCount: number;
  readonly stage: {
    readonly name: string;
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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
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
      "name": "percentage",
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
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Stage",
      "kind": "LinkedField",
      "name": "nextStage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
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

(node as any).hash = "fcaf7f344228d9f301db17885bb81943";

export default node;
