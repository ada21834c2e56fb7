/**
 * @generated SignedSource<<7e4850cca5a374f9f1ff6b75108d9cd2>>
 * @relayHash 8328be82f0a2b280f00a5f625d45e7e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3eeace30b7df7c57b1f66d36bfff6ea01bce86681fd02904a49d359847d06070

import type { ConcreteRequest } from 'relay-runtime';
export type useArchiveResourceMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveResourceMutation$data = {
  readonly setResourceArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type useArchiveResourceMutation = {
  response: useArchiveResourceMutation$data;
  variables: useArchiveResourceMutation$variables;
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
    "name": "useArchiveResourceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Resource",
        "kind": "LinkedField",
        "name": "setResourceArchived",
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
    "name": "useArchiveResourceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Resource",
        "kind": "LinkedField",
        "name": "setResourceArchived",
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
    "id": "3eeace30b7df7c57b1f66d36bfff6ea01bce86681fd02904a49d359847d06070",
    "metadata": {},
    "name": "useArchiveResourceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "451ac567e7a5fe08477995c0fa2d0d11";

export default node;
