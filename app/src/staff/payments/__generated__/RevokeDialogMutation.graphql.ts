/**
 * @generated SignedSource<<bde81975afa60d64a5f1c667dcff6b7e>>
 * @relayHash 26e81bd3ec55545d94d6cf55b5a232ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2beb86d35acc31f98403c9cfa8631feeb8f5ac7c525ef096c2ff7c45d40ccd77

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "PAID" | "UNPAID" | "%future added value";
export type RevokeDialogMutation$variables = {
  id: number;
  idempotencyKey: string;
  remarks: string;
  revision?: number | null;
};
export type RevokeDialogMutation$data = {
  readonly disapprovePaymentScheduleTransaction: {
    readonly revision: number;
    readonly status: PaymentStatus;
  };
};
export type RevokeDialogMutation = {
  response: RevokeDialogMutation$data;
  variables: RevokeDialogMutation$variables;
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
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v4 = [
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
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v6 = {
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
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RevokeDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ScheduleEntry",
        "kind": "LinkedField",
        "name": "disapprovePaymentScheduleTransaction",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RevokeDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ScheduleEntry",
        "kind": "LinkedField",
        "name": "disapprovePaymentScheduleTransaction",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "id": "2beb86d35acc31f98403c9cfa8631feeb8f5ac7c525ef096c2ff7c45d40ccd77",
    "metadata": {},
    "name": "RevokeDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9634e4e170a2bd27c1840799872b8cc4";

export default node;
