/**
 * @generated SignedSource<<a547595c79c9a237b44c5317d70d34b4>>
 * @relayHash dbc8d6d18dc3f1e4c3f8f3ee59829976
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15d203c9200ab8256b5cfd53db54c22be49600f235afc43fc4d6953fd76f329f

import type { ConcreteRequest } from 'relay-runtime';
export type RefundState = "FAILED" | "PAID" | "REFUSED" | "REQUESTED" | "SENDING" | "%future added value";
export type RefuseRefundDialogMutation$variables = {
  id: number;
  idempotencyKey: string;
  remarks: string;
};
export type RefuseRefundDialogMutation$data = {
  readonly refuseRefund: {
    readonly state: RefundState;
  };
};
export type RefuseRefundDialogMutation = {
  response: RefuseRefundDialogMutation$data;
  variables: RefuseRefundDialogMutation$variables;
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
    "name": "RefuseRefundDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Refund",
        "kind": "LinkedField",
        "name": "refuseRefund",
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
    "name": "RefuseRefundDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Refund",
        "kind": "LinkedField",
        "name": "refuseRefund",
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
    "id": "15d203c9200ab8256b5cfd53db54c22be49600f235afc43fc4d6953fd76f329f",
    "metadata": {},
    "name": "RefuseRefundDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3f2205a8c1895961dbdc0f65dfbff539";

export default node;
