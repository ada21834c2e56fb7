/**
 * @generated SignedSource<<ca41c1ee69d9bca9e83ed70da5936f70>>
 * @relayHash ba29728cd7ce7b6e8a33a0216eb0dfce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b10f1ab4a57a23101f0f98c92cf70521aa6ed6a59b6320958ed9dc3e6f49655

import type { ConcreteRequest } from 'relay-runtime';
export type VoidDialogMutation$variables = {
  id: number;
  idempotencyKey: string;
  remarks: string;
  revision?: number | null;
};
export type VoidDialogMutation$data = {
  readonly voidPaymentSchedule: {
    readonly revision: number;
  };
};
export type VoidDialogMutation = {
  response: VoidDialogMutation$data;
  variables: VoidDialogMutation$variables;
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
    "name": "VoidDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ScheduleEntry",
        "kind": "LinkedField",
        "name": "voidPaymentSchedule",
        "plural": false,
        "selections": [
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
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VoidDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ScheduleEntry",
        "kind": "LinkedField",
        "name": "voidPaymentSchedule",
        "plural": false,
        "selections": [
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
    "id": "5b10f1ab4a57a23101f0f98c92cf70521aa6ed6a59b6320958ed9dc3e6f49655",
    "metadata": {},
    "name": "VoidDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "43a8bdd335dcab61c98ed296f56d47ff";

export default node;
