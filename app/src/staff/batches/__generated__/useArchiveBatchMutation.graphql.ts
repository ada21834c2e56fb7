/**
 * @generated SignedSource<<2ddcfee3384d875c035b8ff149f38558>>
 * @relayHash 481a92488f832e51f42b615dd9150739
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1016c763ecd30a4ef6af93617e5c68ecb748283e8fa369e3d90b092c13aeaf1c

import type { ConcreteRequest } from 'relay-runtime';
export type useArchiveBatchMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveBatchMutation$data = {
  readonly setBatchArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type useArchiveBatchMutation = {
  response: useArchiveBatchMutation$data;
  variables: useArchiveBatchMutation$variables;
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
    "name": "useArchiveBatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Batch",
        "kind": "LinkedField",
        "name": "setBatchArchived",
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
    "name": "useArchiveBatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Batch",
        "kind": "LinkedField",
        "name": "setBatchArchived",
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
    "id": "1016c763ecd30a4ef6af93617e5c68ecb748283e8fa369e3d90b092c13aeaf1c",
    "metadata": {},
    "name": "useArchiveBatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4964df433fb66eb890d2bd94046233d3";

export default node;
