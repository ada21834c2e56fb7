/**
 * @generated SignedSource<<ea7690867976e82857519babd5c8c1b0>>
 * @relayHash 6e3579e22a3c87aef8c7c2a39852acaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d1479f161c816a5fa513d096506e41369686c370caa452cc5229a21feab74e2

import type { ConcreteRequest } from 'relay-runtime';
export type PayPlanState = "ACCEPTED" | "DECLINED" | "EXPIRED" | "PROPOSED" | "WITHDRAWN" | "%future added value";
export type usePlanDecisionAcceptMutation$variables = {
  id: number;
  idempotencyKey: string;
};
export type usePlanDecisionAcceptMutation$data = {
  readonly acceptPlan: {
    readonly state: PayPlanState;
  };
};
export type usePlanDecisionAcceptMutation = {
  response: usePlanDecisionAcceptMutation$data;
  variables: usePlanDecisionAcceptMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
    "variableName": "id"
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
    "name": "usePlanDecisionAcceptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PayPlan",
        "kind": "LinkedField",
        "name": "acceptPlan",
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
    "name": "usePlanDecisionAcceptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PayPlan",
        "kind": "LinkedField",
        "name": "acceptPlan",
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
    "id": "4d1479f161c816a5fa513d096506e41369686c370caa452cc5229a21feab74e2",
    "metadata": {},
    "name": "usePlanDecisionAcceptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a9f39a118d5b7eb7a79392b0e21587df";

export default node;
