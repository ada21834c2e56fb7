/**
 * @generated SignedSource<<3c5c041cd882743cbf944acd89d672fe>>
 * @relayHash 15821aff282e7fc36c720ce630655e2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bea2832ea674dbeedc0ecd86bbebb7a3bb928785a155097210d81b47dec8547

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "PAID" | "UNPAID" | "%future added value";
export type useProofDecisionsUndoMutation$variables = {
  id: number;
  idempotencyKey: string;
  remarks: string;
};
export type useProofDecisionsUndoMutation$data = {
  readonly disapprovePaymentScheduleTransaction: {
    readonly revision: number;
    readonly status: PaymentStatus;
  };
};
export type useProofDecisionsUndoMutation = {
  response: useProofDecisionsUndoMutation$data;
  variables: useProofDecisionsUndoMutation$variables;
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
  "name": "status",
  "storageKey": null
},
v5 = {
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useProofDecisionsUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ScheduleEntry",
        "kind": "LinkedField",
        "name": "disapprovePaymentScheduleTransaction",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useProofDecisionsUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ScheduleEntry",
        "kind": "LinkedField",
        "name": "disapprovePaymentScheduleTransaction",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "1bea2832ea674dbeedc0ecd86bbebb7a3bb928785a155097210d81b47dec8547",
    "metadata": {},
    "name": "useProofDecisionsUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17c82018b8b120ff0d8949a7ba00bad0";

export default node;
