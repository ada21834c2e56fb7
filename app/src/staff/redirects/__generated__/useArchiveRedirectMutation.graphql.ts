/**
 * @generated SignedSource<<b3973cc267fef1bb9c57e4d17e335ce4>>
 * @relayHash 9c4af6bbe51d63db48746bb3cea4bf29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dd75007115e8ae1612f936d9f1423c8c7c542310931d11a25eab4006cee5afe

import type { ConcreteRequest } from 'relay-runtime';
export type RedirectStatus = "ACTIVE" | "ARCHIVED" | "ENDED" | "SCHEDULED" | "%future added value";
export type useArchiveRedirectMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveRedirectMutation$data = {
  readonly setRedirectRuleArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
    readonly status: RedirectStatus;
  };
};
export type useArchiveRedirectMutation = {
  response: useArchiveRedirectMutation$data;
  variables: useArchiveRedirectMutation$variables;
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
  "name": "status",
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
    "name": "useArchiveRedirectMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RedirectRule",
        "kind": "LinkedField",
        "name": "setRedirectRuleArchived",
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
    "name": "useArchiveRedirectMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RedirectRule",
        "kind": "LinkedField",
        "name": "setRedirectRuleArchived",
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
    "id": "7dd75007115e8ae1612f936d9f1423c8c7c542310931d11a25eab4006cee5afe",
    "metadata": {},
    "name": "useArchiveRedirectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0078e95cfed99f29dd4b60af054e1246";

export default node;
