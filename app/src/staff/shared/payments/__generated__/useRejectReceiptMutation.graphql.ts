/**
 * @generated SignedSource<<9ef3d6392b6e753ba730bafb414bd50b>>
 * @relayHash 8f09f9e1e4eb8f7b835c2cf4d142d27e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dedbb68e686ebaac628c01043a36e4d8a3f0fa5c3e05897b3843a3c0d31ce992

import type { ConcreteRequest } from 'relay-runtime';
export type ProofState = "APPROVED" | "REJECTED" | "SUBMITTED" | "SUPERSEDED" | "%future added value";
export type useRejectReceiptMutation$variables = {
  id: number;
  idempotencyKey: string;
  remarks: string;
};
export type useRejectReceiptMutation$data = {
  readonly rejectPaymentProof: {
    readonly state: ProofState;
  };
};
export type useRejectReceiptMutation = {
  response: useRejectReceiptMutation$data;
  variables: useRejectReceiptMutation$variables;
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
  "name": "remarks"
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
    "name": "remarks",
    "variableName": "remarks"
  }
],
v4 = {
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRejectReceiptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "PaymentProof",
        "kind": "LinkedField",
        "name": "rejectPaymentProof",
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
    "name": "useRejectReceiptMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "PaymentProof",
        "kind": "LinkedField",
        "name": "rejectPaymentProof",
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
    "id": "dedbb68e686ebaac628c01043a36e4d8a3f0fa5c3e05897b3843a3c0d31ce992",
    "metadata": {},
    "name": "useRejectReceiptMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38bd722dce123f1e3ae8082fdb7a3a8d";

export default node;
