/**
 * @generated SignedSource<<2047c819d2cca4fa1aa4de4c35579856>>
 * @relayHash e1e04afb950ab7a7b3296b5847712ff9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28e71d61b8d75af3a9e632a48a1b065e4ad3ec751e39855b5242e5f1c713177f

import type { ConcreteRequest } from 'relay-runtime';
export type StatementRowState = "APPLIED" | "DISMISSED" | "EXACT" | "KEPT" | "POSSIBLE" | "RECORDED" | "UNMATCHED" | "%future added value";
export type useLineCommandsDismissMutation$variables = {
  databaseId: number;
};
export type useLineCommandsDismissMutation$data = {
  readonly dismissStatementRow: {
    readonly state: StatementRowState;
  };
};
export type useLineCommandsDismissMutation = {
  response: useLineCommandsDismissMutation$data;
  variables: useLineCommandsDismissMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
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
    "name": "useLineCommandsDismissMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StatementRow",
        "kind": "LinkedField",
        "name": "dismissStatementRow",
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
    "name": "useLineCommandsDismissMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StatementRow",
        "kind": "LinkedField",
        "name": "dismissStatementRow",
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
    "id": "28e71d61b8d75af3a9e632a48a1b065e4ad3ec751e39855b5242e5f1c713177f",
    "metadata": {},
    "name": "useLineCommandsDismissMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b9f529d9c7d7f43093a871b3adbb7849";

export default node;
