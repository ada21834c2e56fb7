/**
 * @generated SignedSource<<d571897c57e602bdee1db76063e8730c>>
 * @relayHash 8ecc70f3e3d4864c3dcc1f9a0406c9b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 289e1f63a2bcaf76aa089b59858d95fe10e3e1dd68dd0e117bb16e05c1f63cae

import type { ConcreteRequest } from 'relay-runtime';
export type UnsubscribeDialogMutation$variables = {
  id: number;
  idempotencyKey: string;
  keepLevel: boolean;
  keepOwed: boolean;
  reason: string;
  revision: number;
};
export type UnsubscribeDialogMutation$data = {
  readonly manualUserUnsubscription: {
    readonly isCurrent: boolean;
    readonly revision: number;
    readonly unsubscribedAt: string | null;
    readonly unsubscribedReason: string | null;
  };
};
export type UnsubscribeDialogMutation = {
  response: UnsubscribeDialogMutation$data;
  variables: UnsubscribeDialogMutation$variables;
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
  "name": "keepLevel"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "keepOwed"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v6 = [
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "keepLevel",
    "variableName": "keepLevel"
  },
  {
    "kind": "Variable",
    "name": "keepOwed",
    "variableName": "keepOwed"
  },
  {
    "kind": "Variable",
    "name": "reason",
    "variableName": "reason"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  },
  {
    "kind": "Variable",
    "name": "subscriptionId",
    "variableName": "id"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unsubscribedAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unsubscribedReason",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCurrent",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UnsubscribeDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "FunnelSubscription",
        "kind": "LinkedField",
        "name": "manualUserUnsubscription",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/)
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UnsubscribeDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "FunnelSubscription",
        "kind": "LinkedField",
        "name": "manualUserUnsubscription",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
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
    "id": "289e1f63a2bcaf76aa089b59858d95fe10e3e1dd68dd0e117bb16e05c1f63cae",
    "metadata": {},
    "name": "UnsubscribeDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1bd2c090004090acd74111af6fa268d";

export default node;
