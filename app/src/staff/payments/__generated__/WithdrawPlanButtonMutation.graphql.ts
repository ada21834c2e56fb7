/**
 * @generated SignedSource<<4bb6869d0cb3dffdee1165bc678f3df6>>
 * @relayHash 1936bf21c549e6fd6cc32f0a2b2f51e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ced67db8b5b9c94eee92a72464e031dc790638434719d94f156105852d80026

import type { ConcreteRequest } from 'relay-runtime';
export type PayPlanState = "ACCEPTED" | "DECLINED" | "EXPIRED" | "PROPOSED" | "WITHDRAWN" | "%future added value";
export type WithdrawPlanButtonMutation$variables = {
  id: number;
};
export type WithdrawPlanButtonMutation$data = {
  readonly withdrawPlan: {
    readonly state: PayPlanState;
  };
};
export type WithdrawPlanButtonMutation = {
  response: WithdrawPlanButtonMutation$data;
  variables: WithdrawPlanButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
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
    "name": "WithdrawPlanButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PayPlan",
        "kind": "LinkedField",
        "name": "withdrawPlan",
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
    "name": "WithdrawPlanButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PayPlan",
        "kind": "LinkedField",
        "name": "withdrawPlan",
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
    "id": "1ced67db8b5b9c94eee92a72464e031dc790638434719d94f156105852d80026",
    "metadata": {},
    "name": "WithdrawPlanButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c972b116ff4b963ffc8166721ab81c48";

export default node;
