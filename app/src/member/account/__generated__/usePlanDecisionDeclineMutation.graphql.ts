/**
 * @generated SignedSource<<0e2777387360628c2336bf9d50ce53db>>
 * @relayHash 3211cc631ce6d808e2b82168857a9962
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b31b7107dd96b3f5cb99ef5a78b6fea5a0b74d9755e0c5ec460151706896c2d

import type { ConcreteRequest } from 'relay-runtime';
export type PayPlanState = "ACCEPTED" | "DECLINED" | "EXPIRED" | "PROPOSED" | "WITHDRAWN" | "%future added value";
export type usePlanDecisionDeclineMutation$variables = {
  id: number;
};
export type usePlanDecisionDeclineMutation$data = {
  readonly declinePlan: {
    readonly state: PayPlanState;
  };
};
export type usePlanDecisionDeclineMutation = {
  response: usePlanDecisionDeclineMutation$data;
  variables: usePlanDecisionDeclineMutation$variables;
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
    "name": "usePlanDecisionDeclineMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PayPlan",
        "kind": "LinkedField",
        "name": "declinePlan",
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
    "name": "usePlanDecisionDeclineMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PayPlan",
        "kind": "LinkedField",
        "name": "declinePlan",
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
    "id": "5b31b7107dd96b3f5cb99ef5a78b6fea5a0b74d9755e0c5ec460151706896c2d",
    "metadata": {},
    "name": "usePlanDecisionDeclineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c09b7a0f6f9196227e7b3605d2b1e692";

export default node;
