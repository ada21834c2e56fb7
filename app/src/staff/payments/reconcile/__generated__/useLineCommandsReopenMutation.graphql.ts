/**
 * @generated SignedSource<<8b3e7be5480c97789f73baef986e4b7b>>
 * @relayHash daae3e2edec65e63c59a3ce6c92dcbd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44e41045db6d95edae78617072488068e4d07eb6eaa8f5a6fb087de13bc592eb

import type { ConcreteRequest } from 'relay-runtime';
export type StatementRowState = "APPLIED" | "DISMISSED" | "EXACT" | "KEPT" | "POSSIBLE" | "RECORDED" | "UNMATCHED" | "%future added value";
export type useLineCommandsReopenMutation$variables = {
  databaseId: number;
  idempotencyKey: string;
};
export type useLineCommandsReopenMutation$data = {
  readonly reopenStatementRow: {
    readonly state: StatementRowState;
  };
};
export type useLineCommandsReopenMutation = {
  response: useLineCommandsReopenMutation$data;
  variables: useLineCommandsReopenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "idempotencyKey"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLineCommandsReopenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StatementRow",
        "kind": "LinkedField",
        "name": "reopenStatementRow",
        "plural": false,
        "selections": [
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
    "name": "useLineCommandsReopenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StatementRow",
        "kind": "LinkedField",
        "name": "reopenStatementRow",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "44e41045db6d95edae78617072488068e4d07eb6eaa8f5a6fb087de13bc592eb",
    "metadata": {},
    "name": "useLineCommandsReopenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25240ad924e13798c3cf345803b7c451";

export default node;
