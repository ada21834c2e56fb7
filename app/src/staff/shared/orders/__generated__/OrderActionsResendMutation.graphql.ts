/**
 * @generated SignedSource<<e96cedec71c8b8be539fdbdbb69b6ca0>>
 * @relayHash 7b605456e15e502224e3bebdac2e4026
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 883ac2b0c5ce4dc0383bd5248c6c46c91180da55681bb81bbdd189bf67e1eb09

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "AWAITING_PAYMENT" | "CANCELLED" | "DRAFT" | "ENROLLED" | "EXPIRED" | "FOR_REVIEW" | "PAID" | "REFUNDED" | "%future added value";
export type OrderActionsResendMutation$variables = {
  databaseId: number;
};
export type OrderActionsResendMutation$data = {
  readonly resendOrderLink: {
    readonly revision: number;
    readonly state: OrderState;
    readonly stateLabel: string;
  };
};
export type OrderActionsResendMutation = {
  response: OrderActionsResendMutation$data;
  variables: OrderActionsResendMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stateLabel",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderActionsResendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "resendOrderLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "OrderActionsResendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "resendOrderLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "883ac2b0c5ce4dc0383bd5248c6c46c91180da55681bb81bbdd189bf67e1eb09",
    "metadata": {},
    "name": "OrderActionsResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "feb53119ae894481ac70f391ece6b255";

export default node;
