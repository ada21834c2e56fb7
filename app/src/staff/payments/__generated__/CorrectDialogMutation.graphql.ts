/**
 * @generated SignedSource<<ae38b78485b3f1904a4085be2d447b1f>>
 * @relayHash 85885deff4f79d37ed5a530f61bff285
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d86eda5401cb73d1ae7c877ce7b9c4ad4bfd630eef66cf9800a008213566b7fc

import type { ConcreteRequest } from 'relay-runtime';
export type CorrectionKind = "AMOUNT" | "BOUNCED" | "DAY" | "DUPLICATE" | "PERSON" | "PLATFORM" | "REFERENCE" | "%future added value";
export type CorrectionInput = {
  amount?: number | null;
  kind?: CorrectionKind | null;
  paidOn?: string | null;
  paymentPlatform?: string | null;
  reason?: string | null;
  transactionId?: string | null;
  userId?: number | null;
};
export type CorrectDialogMutation$variables = {
  id: number;
  idempotencyKey: string;
  input: CorrectionInput;
};
export type CorrectDialogMutation$data = {
  readonly correctPayment: {
    readonly reversedAt: string | null;
  };
};
export type CorrectDialogMutation = {
  response: CorrectDialogMutation$data;
  variables: CorrectDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
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
v3 = [
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
    "name": "input",
    "variableName": "input"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reversedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CorrectDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "correctPayment",
        "plural": false,
        "selections": [
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CorrectDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "correctPayment",
        "plural": false,
        "selections": [
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
    "id": "d86eda5401cb73d1ae7c877ce7b9c4ad4bfd630eef66cf9800a008213566b7fc",
    "metadata": {},
    "name": "CorrectDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a27873e0edc3749254dde85d3b2bc6c";

export default node;
