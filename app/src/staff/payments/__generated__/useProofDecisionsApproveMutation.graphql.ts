/**
 * @generated SignedSource<<f14099eb162e1b117e00256d1cf06ccd>>
 * @relayHash 36ca43ee47e3956170d6e21140f4a564
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49f2b2f271bffbf1612228d70bcd5ee83b300425a182bc52757ee95392d12375

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "PAID" | "UNPAID" | "%future added value";
export type useProofDecisionsApproveMutation$variables = {
  amount?: number | null;
  externalInvoiceId?: string | null;
  id: number;
  idempotencyKey: string;
  paidOn?: string | null;
  paymentPlatform: string;
  proofId: number;
  revision?: number | null;
  transactionId?: string | null;
};
export type useProofDecisionsApproveMutation$data = {
  readonly approvePaymentScheduleTransaction: {
    readonly revision: number;
    readonly status: PaymentStatus;
  };
};
export type useProofDecisionsApproveMutation = {
  response: useProofDecisionsApproveMutation$data;
  variables: useProofDecisionsApproveMutation$variables;
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
  "name": "revision"
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
    "name": "revision",
    "variableName": "revision"
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
  "name": "status",
  "storageKey": null
},
v11 = {
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
    "name": "useProofDecisionsApproveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "ScheduleEntry",
        "kind": "LinkedField",
        "name": "approvePaymentScheduleTransaction",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/)
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
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useProofDecisionsApproveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": "ScheduleEntry",
        "kind": "LinkedField",
        "name": "approvePaymentScheduleTransaction",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
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
    "id": "49f2b2f271bffbf1612228d70bcd5ee83b300425a182bc52757ee95392d12375",
    "metadata": {},
    "name": "useProofDecisionsApproveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d642ad0ecfaa1618dac9228c0d8a6c2f";

export default node;
