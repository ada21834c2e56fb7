/**
 * @generated SignedSource<<7c3db71597a2417ff6fb214f651118f0>>
 * @relayHash 0bc1136a72141c0d6db231b72962dedf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09315d29d30597520adccd78c2c46f25f6d30c65ddd19fc9e4d6ec2d416a1c1e

import type { ConcreteRequest } from 'relay-runtime';
export type ProofState = "APPROVED" | "REJECTED" | "SUBMITTED" | "SUPERSEDED" | "%future added value";
export type useProofDecisionsRejectMutation$variables = {
  id: number;
  idempotencyKey: string;
  remarks: string;
};
export type useProofDecisionsRejectMutation$data = {
  readonly rejectPaymentProof: {
    readonly state: ProofState;
  };
};
export type useProofDecisionsRejectMutation = {
  response: useProofDecisionsRejectMutation$data;
  variables: useProofDecisionsRejectMutation$variables;
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
    "name": "useProofDecisionsRejectMutation",
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
    "name": "useProofDecisionsRejectMutation",
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
    "id": "09315d29d30597520adccd78c2c46f25f6d30c65ddd19fc9e4d6ec2d416a1c1e",
    "metadata": {},
    "name": "useProofDecisionsRejectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74341dc0c5759d0e6c7eb895fd9b589b";

export default node;
