/**
 * @generated SignedSource<<4a0f97c3d1d305fb3757e34f885064de>>
 * @relayHash d2a3969c7ce1893d1bdd3d78ac519dec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5723b0d5e4fbacdaaaa245b5aa033523215b1161b12e21321af1fd8ff65b158f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTakeLevelMutation$variables = {
  id: number;
  levelId: number;
};
export type useTakeLevelMutation$data = {
  readonly takeAccessLevel: {
    readonly accessLevelNames: ReadonlyArray<string>;
    readonly " $fragmentSpreads": FragmentRefs<"PersonLevels_person" | "ViewAsButton_person">;
  };
};
export type useTakeLevelMutation = {
  response: useTakeLevelMutation$data;
  variables: useTakeLevelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "levelId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "accessLevelId",
    "variableName": "levelId"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accessLevelNames",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTakeLevelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "takeAccessLevel",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PersonLevels_person"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ViewAsButton_person"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTakeLevelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "takeAccessLevel",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "archivedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "HeldLevel",
            "kind": "LinkedField",
            "name": "heldLevels",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "since",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "whyNotTaken",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AccessLevel",
                "kind": "LinkedField",
                "name": "accessLevel",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
                  }
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
            "name": "firstName",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5723b0d5e4fbacdaaaa245b5aa033523215b1161b12e21321af1fd8ff65b158f",
    "metadata": {},
    "name": "useTakeLevelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d52a324c5aebe2cbca7beadd7ae18219";

export default node;
