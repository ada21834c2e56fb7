/**
 * @generated SignedSource<<463f5344a05ff8edc4b5ae6a0b191c5a>>
 * @relayHash 8a26a7430e280b1346c8ff375741da4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba46cbe5b7b1bd7c7e64e41e13edb107f5e56f6247251f445f66eb9e5d1aefec

import type { ConcreteRequest } from 'relay-runtime';
export type useArchiveStageMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveStageMutation$data = {
  readonly setStageArchived: {
    readonly archivedAt: string | null;
    readonly number: number;
    readonly revision: number;
  };
};
export type useArchiveStageMutation = {
  response: useArchiveStageMutation$data;
  variables: useArchiveStageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "archived"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "archived",
    "variableName": "archived"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useArchiveStageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Stage",
        "kind": "LinkedField",
        "name": "setStageArchived",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useArchiveStageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Stage",
        "kind": "LinkedField",
        "name": "setStageArchived",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ba46cbe5b7b1bd7c7e64e41e13edb107f5e56f6247251f445f66eb9e5d1aefec",
    "metadata": {},
    "name": "useArchiveStageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "453d87eb755cd89b010b4f4c3186d1dc";

export default node;
