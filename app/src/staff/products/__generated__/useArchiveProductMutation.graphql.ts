/**
 * @generated SignedSource<<8efbbf85f77944d1b7dfea427122b272>>
 * @relayHash 9233ea395e390390cfa8fe504a897885
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f249654631d3c420a3bd08d49d6b02e60faf00e5aadcbc7144b4bcc4d82158c8

import type { ConcreteRequest } from 'relay-runtime';
export type ProductState = "ACTIVE" | "ARCHIVED" | "EXPIRED" | "%future added value";
export type useArchiveProductMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveProductMutation$data = {
  readonly setProductArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
    readonly state: ProductState;
  };
};
export type useArchiveProductMutation = {
  response: useArchiveProductMutation$data;
  variables: useArchiveProductMutation$variables;
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
  "name": "state",
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
    "name": "useArchiveProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "setProductArchived",
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
    "name": "useArchiveProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Product",
        "kind": "LinkedField",
        "name": "setProductArchived",
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
    "id": "f249654631d3c420a3bd08d49d6b02e60faf00e5aadcbc7144b4bcc4d82158c8",
    "metadata": {},
    "name": "useArchiveProductMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6eb95f41fc757e78ab4b02470a72b57f";

export default node;
