/**
 * @generated SignedSource<<9df55066f5212b1bc7ce39f23b7c8da2>>
 * @relayHash bd558cdb581eee547594ce4b35af6058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91a679755d55660c32ae3ce01fce3afd7397ea49a57483ea91f32be175e4e301

import type { ConcreteRequest } from 'relay-runtime';
export type RefundState = "FAILED" | "PAID" | "REFUSED" | "REQUESTED" | "SENDING" | "%future added value";
export type RefundInput = {
  amount?: number | null;
  endsAccess?: boolean | null;
  paymentId?: number | null;
  paymentPlatform?: string | null;
  reason?: string | null;
  transactionId?: string | null;
};
export type RefundDialogMutation$variables = {
  idempotencyKey: string;
  input: RefundInput;
  invoiceId?: number | null;
  userId?: number | null;
};
export type RefundDialogMutation$data = {
  readonly refundPayment: {
    readonly state: RefundState;
  };
};
export type RefundDialogMutation = {
  response: RefundDialogMutation$data;
  variables: RefundDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "invoiceId"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "invoiceId",
    "variableName": "invoiceId"
  },
  {
    "kind": "Variable",
    "name": "userId",
    "variableName": "userId"
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
    "name": "RefundDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Refund",
        "kind": "LinkedField",
        "name": "refundPayment",
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RefundDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Refund",
        "kind": "LinkedField",
        "name": "refundPayment",
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
    "id": "91a679755d55660c32ae3ce01fce3afd7397ea49a57483ea91f32be175e4e301",
    "metadata": {},
    "name": "RefundDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ba8aff28843713bb459ad228a0c1f38";

export default node;
