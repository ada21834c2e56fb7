/**
 * @generated SignedSource<<6343d901c1731a78080b8384ba07a274>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeStage_progress$data = {
  readonly nextStage: {
    readonly number: number;
  } | null;
  readonly points: number;
  readonly remainingTasks: ReadonlyArray<{
    readonly hasEarned: boolean;
    readonly points: number;
    readonly title: string;
  }>;
  readonly stage: {
    readonly name: string;
    readonly number: number;
  } | null;
  readonly stageTasks: ReadonlyArray<{
    readonly __typename: "Task";
  }>;
  readonly " $fragmentType": "HomeStage_progress";
};
export type HomeStage_progress$key = {
  readonly " $data"?: HomeStage_progress$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeStage_progress">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeStage_progress",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Stage",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
      "concreteType": "Stage",
      "kind": "LinkedField",
      "name": "nextStage",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
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
      "alias": null,
      "args": null,
      "concreteType": "Task",
      "kind": "LinkedField",
      "name": "remainingTasks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasEarned",
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

(node as any).hash = "6dd627f78bfffc578d7655c3b420b531";

export default node;
