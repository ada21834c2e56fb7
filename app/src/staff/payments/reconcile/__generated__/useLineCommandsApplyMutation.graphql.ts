/**
 * @generated SignedSource<<0e1430eff440b4d5bb6da36802fc8001>>
 * @relayHash 6f902dc474dfe520faf5671c21458cbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 040be4c2171683d838344447b4b02dd639505f1c60c94d8b1c4a1b78b379c5b3

import type { ConcreteRequest } from 'relay-runtime';
export type StatementRowState = "APPLIED" | "DISMISSED" | "EXACT" | "KEPT" | "POSSIBLE" | "RECORDED" | "UNMATCHED" | "%future added value";
export type useLineCommandsApplyMutation$variables = {
  databaseId: number;
  entryId?: number | null;
  idempotencyKey: string;
  orderId?: number | null;
};
export type useLineCommandsApplyMutation$data = {
  readonly applyStatementRow: {
    readonly state: StatementRowState;
  };
};
export type useLineCommandsApplyMutation = {
  response: useLineCommandsApplyMutation$data;
  variables: useLineCommandsApplyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "databaseId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "entryId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  },
  {
    "kind": "Variable",
    "name": "entryId",
    "variableName": "entryId"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "orderId",
    "variableName": "orderId"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLineCommandsApplyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "StatementRow",
        "kind": "LinkedField",
        "name": "applyStatementRow",
        "plural": false,
        "selections": [
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
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLineCommandsApplyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "StatementRow",
        "kind": "LinkedField",
        "name": "applyStatementRow",
        "plural": false,
        "selections": [
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
    "id": "040be4c2171683d838344447b4b02dd639505f1c60c94d8b1c4a1b78b379c5b3",
    "metadata": {},
    "name": "useLineCommandsApplyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c72f83012418763e2de03fea3430e70";

export default node;
