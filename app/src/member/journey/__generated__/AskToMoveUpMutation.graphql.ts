/**
 * @generated SignedSource<<d2d026e44f8162ef7dde027ce3983596>>
 * @relayHash c61c71dd320943957fb1ecb5d05b665b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9db164ac4769b23b9db39b791c39bad7b8605aeb6383b6fe6bda508947dca9cf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskToMoveUpMutation$variables = Record<PropertyKey, never>;
export type AskToMoveUpMutation$data = {
  readonly askToMoveUp: {
    readonly id: string;
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
    "id": "9db164ac4769b23b9db39b791c39bad7b8605aeb6383b6fe6bda508947dca9cf",
    "metadata": {},
    "name": "AskToMoveUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "79d667a8cde6b8e208e1e83edef7b924";

export default node;
