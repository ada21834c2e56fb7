/**
 * @generated SignedSource<<7fe3055ec1089841e149e2a2a0bc5ba2>>
 * @relayHash 290b31401139ac27b09c68e7651e7d78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b3aa043a3e9b20491ac2755b308ac0228c1f0c5dba8c92b0f93c6dd4c8ee295

import type { ConcreteRequest } from 'relay-runtime';
export type useArchiveGroupMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveGroupMutation$data = {
  readonly setGroupArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type useArchiveGroupMutation = {
  response: useArchiveGroupMutation$data;
  variables: useArchiveGroupMutation$variables;
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
    "name": "useArchiveGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "setGroupArchived",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "useArchiveGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "setGroupArchived",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "4b3aa043a3e9b20491ac2755b308ac0228c1f0c5dba8c92b0f93c6dd4c8ee295",
    "metadata": {},
    "name": "useArchiveGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62ea9869b4a52d0f562ee1a4093f9af2";

export default node;
