/**
 * @generated SignedSource<<a59b2bdadf7bd177006429e8dcd19fdf>>
 * @relayHash 2dc0a68817de592d1bb872a2262a8601
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f83dfda95267f710c76a864f15146e75123bf0be4b3e5ec58d59b11c9a06147

import type { ConcreteRequest } from 'relay-runtime';
export type StatementState = "APPLYING" | "FAILED" | "MAPPING" | "NEW" | "READING" | "READY" | "UNDOING" | "%future added value";
export type StatementActionsMatchMutation$variables = {
  databaseId: number;
};
export type StatementActionsMatchMutation$data = {
  readonly matchStatement: {
    readonly state: StatementState;
  };
};
export type StatementActionsMatchMutation = {
  response: StatementActionsMatchMutation$data;
  variables: StatementActionsMatchMutation$variables;
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
    "name": "StatementActionsMatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Statement",
        "kind": "LinkedField",
        "name": "matchStatement",
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
    "name": "StatementActionsMatchMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Statement",
        "kind": "LinkedField",
        "name": "matchStatement",
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
    "id": "1f83dfda95267f710c76a864f15146e75123bf0be4b3e5ec58d59b11c9a06147",
    "metadata": {},
    "name": "StatementActionsMatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "245a3c7a8bb245ca78b34be3b558c19c";

export default node;
