/**
 * @generated SignedSource<<da1d68c217cc3f02853a6dab1be982bd>>
 * @relayHash f1e75e046fc06e3ca0b3fee6f2edd3f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f91704509e5a88d745d9031d8cf0fb22927358f85378d95899e3e918a3c8f4a8

import type { ConcreteRequest } from 'relay-runtime';
export type useUndoMergeMutation$variables = {
  id: number;
};
export type useUndoMergeMutation$data = {
  readonly undoMerge: {
    readonly isUndoable: boolean;
    readonly undoneAt: string | null;
  };
};
export type useUndoMergeMutation = {
  response: useUndoMergeMutation$data;
  variables: useUndoMergeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
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
  "name": "undoneAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isUndoable",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUndoMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserMerge",
        "kind": "LinkedField",
        "name": "undoMerge",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "useUndoMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserMerge",
        "kind": "LinkedField",
        "name": "undoMerge",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "f91704509e5a88d745d9031d8cf0fb22927358f85378d95899e3e918a3c8f4a8",
    "metadata": {},
    "name": "useUndoMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e14d1d70f84995d77775763b27c326eb";

export default node;
