/**
 * @generated SignedSource<<39735ec7a31ea4a6fe36b646a86bfa3b>>
 * @relayHash 1c3292e9f9965e361268b7e9245eebf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61baf2dcb6647cf4ebe21314228acf1d4cfd68674777b75ebf8b06a9960d4eca

import type { ConcreteRequest } from 'relay-runtime';
export type RecordPaymentInput = {
  amount?: number | null;
  externalInvoiceId?: string | null;
  paidOn?: string | null;
  paymentPlatform?: string | null;
  reason?: string | null;
  transactionId?: string | null;
};
export type RecordTransferDialogMutation$variables = {
  entryIds: ReadonlyArray<number>;
  idempotencyKey: string;
  input: RecordPaymentInput;
  userId: number;
};
export type RecordTransferDialogMutation$data = {
  readonly recordPayment: {
    readonly id: string;
  };
};
export type RecordTransferDialogMutation = {
  response: RecordTransferDialogMutation$data;
  variables: RecordTransferDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "entryIds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "entryIds",
        "variableName": "entryIds"
      },
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
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "recordPayment",
    "plural": false,
    "selections": [
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
];
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
    "name": "RecordTransferDialogMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RecordTransferDialogMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "61baf2dcb6647cf4ebe21314228acf1d4cfd68674777b75ebf8b06a9960d4eca",
    "metadata": {},
    "name": "RecordTransferDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9eb56f5e45662242cf34879bfe11f8b8";

export default node;
