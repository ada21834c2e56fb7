/**
 * @generated SignedSource<<88ecd2ff616e602b893d57c6db3df1bb>>
 * @relayHash a6080a396da4e4116edf6af58a23828b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64800d9a5822f52c6ad95dad02a4148f0735a1a5dabbb628d4b36457d27e9a3b

import type { ConcreteRequest } from 'relay-runtime';
export type StatementState = "APPLYING" | "FAILED" | "MAPPING" | "NEW" | "READING" | "READY" | "UNDOING" | "%future added value";
export type UndoStatementButtonMutation$variables = {
  databaseId: number;
  idempotencyKey: string;
};
export type UndoStatementButtonMutation$data = {
  readonly undoStatement: {
    readonly state: StatementState;
  };
};
export type UndoStatementButtonMutation = {
  response: UndoStatementButtonMutation$data;
  variables: UndoStatementButtonMutation$variables;
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
    "name": "UndoStatementButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Statement",
        "kind": "LinkedField",
        "name": "undoStatement",
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
    "name": "UndoStatementButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Statement",
        "kind": "LinkedField",
        "name": "undoStatement",
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
    "id": "64800d9a5822f52c6ad95dad02a4148f0735a1a5dabbb628d4b36457d27e9a3b",
    "metadata": {},
    "name": "UndoStatementButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6124424ae0f14c7695b6d6cf302bb874";

export default node;
