/**
 * @generated SignedSource<<994f770d4862639ccb6d3e9e76d8be80>>
 * @relayHash 8e583e0eb84f5b0554d941cecefa2dc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06c83297a03c0393c09732feb40a1b1322f382d6fd3a6f12aa872703aa826dac

import type { ConcreteRequest } from 'relay-runtime';
export type StatementState = "APPLYING" | "FAILED" | "MAPPING" | "NEW" | "READING" | "READY" | "UNDOING" | "%future added value";
export type StatementActionsApplyMutation$variables = {
  databaseId: number;
  idempotencyKey: string;
};
export type StatementActionsApplyMutation$data = {
  readonly applyStatement: {
    readonly state: StatementState;
  };
};
export type StatementActionsApplyMutation = {
  response: StatementActionsApplyMutation$data;
  variables: StatementActionsApplyMutation$variables;
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
    "name": "StatementActionsApplyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Statement",
        "kind": "LinkedField",
        "name": "applyStatement",
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
    "name": "StatementActionsApplyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Statement",
        "kind": "LinkedField",
        "name": "applyStatement",
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
    "id": "06c83297a03c0393c09732feb40a1b1322f382d6fd3a6f12aa872703aa826dac",
    "metadata": {},
    "name": "StatementActionsApplyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a63dab9b42f32208c6fa0c4c65a05172";

export default node;
