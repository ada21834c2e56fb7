/**
 * @generated SignedSource<<4154a17cf57baaf1ac692a93ee9743c0>>
 * @relayHash fefbc23c68d5df8714eb105d4231ffd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 522be5c0d9b47d8eb2c78509a282f1e890058e1fbd813dd2abe5e70cae49ef8a

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "PAID" | "UNPAID" | "%future added value";
export type ApproveDialogMutation$variables = {
  amount?: number | null;
  externalInvoiceId?: string | null;
  id: number;
  idempotencyKey: string;
  paidOn?: string | null;
  paymentPlatform: string;
  proofId?: number | null;
  reason?: string | null;
  revision?: number | null;
  transactionId?: string | null;
};
export type ApproveDialogMutation$data = {
  readonly approvePaymentScheduleTransaction: {
    readonly revision: number;
    readonly status: PaymentStatus;
  };
};
export type ApproveDialogMutation = {
  response: ApproveDialogMutation$data;
  variables: ApproveDialogMutation$variables;
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
  "name": "externalInvoiceId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
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
  "name": "revision"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "transactionId"
},
v10 = [
  {
    "kind": "Variable",
    "name": "amount",
    "variableName": "amount"
  },
  {
    "kind": "Variable",
    "name": "externalInvoiceId",
    "variableName": "externalInvoiceId"
  },
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
    "name": "revision",
    "variableName": "revision"
  },
  {
    "kind": "Variable",
    "name": "transactionId",
    "variableName": "transactionId"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
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
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ApproveDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "ScheduleEntry",
        "kind": "LinkedField",
        "name": "approvePaymentScheduleTransaction",
        "plural": false,
        "selections": [
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
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v9/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ApproveDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "ScheduleEntry",
        "kind": "LinkedField",
        "name": "approvePaymentScheduleTransaction",
        "plural": false,
        "selections": [
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
    "id": "522be5c0d9b47d8eb2c78509a282f1e890058e1fbd813dd2abe5e70cae49ef8a",
    "metadata": {},
    "name": "ApproveDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d8176123398896181f6860f5bdfdd73";

export default node;
