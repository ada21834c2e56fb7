/**
 * @generated SignedSource<<5bbdc4078c69b8b621dfc9670d84d6a1>>
 * @relayHash 0e51f9bfa69a165ee6bc413180e0c630
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 945ca2031fcda0b4350f6354ff61fb3c15cd6924b44ec92d7848436e08d664aa

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentTermAlignment = "ENROLMENT_DAY" | "HALF_MONTH_END" | "%future added value";
export type PaymentTermInterval = "HALF_MONTH" | "MONTH" | "WEEK" | "%future added value";
export type PaymentTermKind = "INSTALMENTS" | "ONE_TIME" | "%future added value";
export type PaymentTermInput = {
  alignment?: PaymentTermAlignment | null;
  count?: number | null;
  firstPayment?: number | null;
  interval?: PaymentTermInterval | null;
  kind: PaymentTermKind;
  name: string;
  surcharge?: number | null;
};
export type NewPaymentTermScreenMutation$variables = {
  idempotencyKey: string;
  input: PaymentTermInput;
};
export type NewPaymentTermScreenMutation$data = {
  readonly createPaymentTerm: {
    readonly databaseId: number;
  };
};
export type NewPaymentTermScreenMutation = {
  response: NewPaymentTermScreenMutation$data;
  variables: NewPaymentTermScreenMutation$variables;
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
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewPaymentTermScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "PaymentTerm",
        "kind": "LinkedField",
        "name": "createPaymentTerm",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NewPaymentTermScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "PaymentTerm",
        "kind": "LinkedField",
        "name": "createPaymentTerm",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "945ca2031fcda0b4350f6354ff61fb3c15cd6924b44ec92d7848436e08d664aa",
    "metadata": {},
    "name": "NewPaymentTermScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "efd754730c685507e62f241619746b7e";

export default node;
