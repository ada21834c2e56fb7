/**
 * @generated SignedSource<<f4d21ecfe9fa446fa523e232f06c7139>>
 * @relayHash 109fd850e7c1f77a470ea16c74e30499
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c42a7a9eb808b9c0ad5f853f1f96df148e1bf1ff641d04640440f6bd15ae19c

import type { ConcreteRequest } from 'relay-runtime';
export type StatementRowState = "APPLIED" | "DISMISSED" | "EXACT" | "KEPT" | "POSSIBLE" | "RECORDED" | "UNMATCHED" | "%future added value";
export type useLineCommandsKeepMutation$variables = {
  databaseId: number;
  idempotencyKey: string;
};
export type useLineCommandsKeepMutation$data = {
  readonly keepStatementRow: {
    readonly state: StatementRowState;
  };
};
export type useLineCommandsKeepMutation = {
  response: useLineCommandsKeepMutation$data;
  variables: useLineCommandsKeepMutation$variables;
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
    "name": "useLineCommandsKeepMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StatementRow",
        "kind": "LinkedField",
        "name": "keepStatementRow",
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
    "name": "useLineCommandsKeepMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StatementRow",
        "kind": "LinkedField",
        "name": "keepStatementRow",
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
    "id": "5c42a7a9eb808b9c0ad5f853f1f96df148e1bf1ff641d04640440f6bd15ae19c",
    "metadata": {},
    "name": "useLineCommandsKeepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "66ce823aab1f8b87b8f198ae92ac8dcc";

export default node;
