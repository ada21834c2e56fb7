/**
 * @generated SignedSource<<9127fbf5497a81bb2a263957aec10868>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentTasks_viewer$data = {
  readonly myStage: {
    readonly remainingTasks: ReadonlyArray<{
      readonly databaseId: number;
    }>;
    readonly stage: {
      readonly name: string;
    } | null;
    readonly stageTasks: ReadonlyArray<{
      readonly databaseId: number;
      readonly points: number;
      readonly title: string;
    }>;
  };
  readonly " $fragmentType": "ContentTasks_viewer";
};
export type ContentTasks_viewer$key = {
  readonly " $data"?: ContentTasks_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentTasks_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "ContentTasks_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UserStageProgress",
      "kind": "LinkedField",
      "name": "myStage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Stage",
          "kind": "LinkedField",
          "name": "stage",
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
          "concreteType": "Task",
          "kind": "LinkedField",
          "name": "stageTasks",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "points",
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
            (v0/*:: as any*/)
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
})();

(node as any).hash = "7cf5a6bfb576939ca13bc9772d072d1a";

export default node;
