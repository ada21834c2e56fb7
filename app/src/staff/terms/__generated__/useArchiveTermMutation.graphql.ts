/**
 * @generated SignedSource<<7490f9ffdc2980f18d191ef92ad1692e>>
 * @relayHash aa1597435b11a60f8369dd0d974fab7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 135df0d542d1851e0a2a05804fbe383b529ee9ce6b9ef1972b63a5c4d9aecbea

import type { ConcreteRequest } from 'relay-runtime';
export type useArchiveTermMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveTermMutation$data = {
  readonly setPaymentTermArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type useArchiveTermMutation = {
  response: useArchiveTermMutation$data;
  variables: useArchiveTermMutation$variables;
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
    "name": "useArchiveTermMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "PaymentTerm",
        "kind": "LinkedField",
        "name": "setPaymentTermArchived",
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
    "name": "useArchiveTermMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "PaymentTerm",
        "kind": "LinkedField",
        "name": "setPaymentTermArchived",
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
    "id": "135df0d542d1851e0a2a05804fbe383b529ee9ce6b9ef1972b63a5c4d9aecbea",
    "metadata": {},
    "name": "useArchiveTermMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "923b9ec19cb519dacb31e41e3331de10";

export default node;
