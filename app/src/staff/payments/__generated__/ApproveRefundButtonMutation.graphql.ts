/**
 * @generated SignedSource<<91852a8cba49f27841b0947f180f1958>>
 * @relayHash 63db4afff68c672223191a53eaaf5f4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1363d646514936906da8e89e60bcb9f4f473bb721411d4525a8de3048a5e3f74

import type { ConcreteRequest } from 'relay-runtime';
export type RefundState = "FAILED" | "PAID" | "REFUSED" | "REQUESTED" | "SENDING" | "%future added value";
export type ApproveRefundButtonMutation$variables = {
  id: number;
  idempotencyKey: string;
};
export type ApproveRefundButtonMutation$data = {
  readonly approveRefund: {
    readonly state: RefundState;
  };
};
export type ApproveRefundButtonMutation = {
  response: ApproveRefundButtonMutation$data;
  variables: ApproveRefundButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "idempotencyKey"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ApproveRefundButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Refund",
        "kind": "LinkedField",
        "name": "approveRefund",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ApproveRefundButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Refund",
        "kind": "LinkedField",
        "name": "approveRefund",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "1363d646514936906da8e89e60bcb9f4f473bb721411d4525a8de3048a5e3f74",
    "metadata": {},
    "name": "ApproveRefundButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bde91c46ea1d7978df583026275010be";

export default node;
