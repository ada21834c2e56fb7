/**
 * @generated SignedSource<<686233d2dc4a6aa9e6255c75fd8f6223>>
 * @relayHash ca68a4ae650d5a45cc6f71e9aafe4e2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a39470b6c1643c3256d07ed3184d285cbd0c0e039ece39db3a6c939ecfa1d08

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "AWAITING_PAYMENT" | "CANCELLED" | "DRAFT" | "ENROLLED" | "EXPIRED" | "FOR_REVIEW" | "PAID" | "REFUNDED" | "%future added value";
export type useApproveOrderMutation$variables = {
  amount?: number | null;
  databaseId: number;
  externalInvoiceId?: string | null;
  idempotencyKey: string;
  paidOn?: string | null;
  paymentPlatform: string;
  proofId?: number | null;
  reason?: string | null;
  transactionId?: string | null;
};
export type useApproveOrderMutation$data = {
  readonly approveOrder: {
    readonly revision: number;
    readonly state: OrderState;
    readonly stateLabel: string;
  };
};
export type useApproveOrderMutation = {
  response: useApproveOrderMutation$data;
  variables: useApproveOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "amount"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "databaseId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "externalInvoiceId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paidOn"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentPlatform"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "proofId"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "transactionId"
},
v9 = [
  {
    "kind": "Variable",
    "name": "amount",
    "variableName": "amount"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  },
  {
    "kind": "Variable",
    "name": "externalInvoiceId",
    "variableName": "externalInvoiceId"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "paidOn",
    "variableName": "paidOn"
  },
  {
    "kind": "Variable",
    "name": "paymentPlatform",
    "variableName": "paymentPlatform"
  },
  {
    "kind": "Variable",
    "name": "proofId",
    "variableName": "proofId"
  },
  {
    "kind": "Variable",
    "name": "reason",
    "variableName": "reason"
  },
  {
    "kind": "Variable",
    "name": "transactionId",
    "variableName": "transactionId"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stateLabel",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useApproveOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "approveOrder",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/)
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
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v8/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useApproveOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "approveOrder",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
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
    "id": "8a39470b6c1643c3256d07ed3184d285cbd0c0e039ece39db3a6c939ecfa1d08",
    "metadata": {},
    "name": "useApproveOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5bae82ed62ff8441ac33288e3e7506e4";

export default node;
