/**
 * @generated SignedSource<<e092cf416127f984b9a6b22eac4893b3>>
 * @relayHash e2eb2686efb1cfe1ae1d5a40846c12c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25f2b8de97391ec531e36638ec3afc88a5dcfc00a94b469f0cfe5e49ca92f78a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskToMoveUpMutation$variables = Record<PropertyKey, never>;
export type AskToMoveUpMutation$data = {
  readonly askToMoveUp: {
    readonly id: string;
    readonly mayUnfinishTasks: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"AskToMoveUp_progress">;
  };
};
export type AskToMoveUpMutation = {
  response: AskToMoveUpMutation$data;
  variables: AskToMoveUpMutation$variables;
};

const node: ConcreteRequest = (function(){
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
  "name": "mayUnfinishTasks",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AskToMoveUpMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserStageProgress",
        "kind": "LinkedField",
        "name": "askToMoveUp",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AskToMoveUp_progress"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AskToMoveUpMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserStageProgress",
        "kind": "LinkedField",
        "name": "askToMoveUp",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
              },
              (v0/*:: as any*/)
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
                  },
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "25f2b8de97391ec531e36638ec3afc88a5dcfc00a94b469f0cfe5e49ca92f78a",
    "metadata": {},
    "name": "AskToMoveUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30706c4e72735d4577ad7592dafb0be0";

export default node;
