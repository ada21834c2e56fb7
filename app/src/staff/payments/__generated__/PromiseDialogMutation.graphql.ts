/**
 * @generated SignedSource<<bd77a557ab25c7d1166f1ab90b5fd14f>>
 * @relayHash ecd9678168cc6ac309157b695386ae24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0366df8feb5a9e61449d245be9d965352d84433a8fca1fbf33cf63d1c2a0717e

import type { ConcreteRequest } from 'relay-runtime';
export type PromiseState = "BROKEN" | "KEPT" | "OPEN" | "%future added value";
export type PromiseInput = {
  amount?: number | null;
  entryId?: number | null;
  note?: string | null;
  promisedFor?: string | null;
};
export type PromiseDialogMutation$variables = {
  id?: number | null;
  idempotencyKey: string;
  input: PromiseInput;
  userId: number;
};
export type PromiseDialogMutation$data = {
  readonly savePromise: {
    readonly state: PromiseState;
  };
};
export type PromiseDialogMutation = {
  response: PromiseDialogMutation$data;
  variables: PromiseDialogMutation$variables;
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
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v4 = [
  {
    "kind": "Variable",
    "name": "databaseId",
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
  },
  {
    "kind": "Variable",
    "name": "userId",
    "variableName": "userId"
  }
],
v5 = {
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PromiseDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "PaymentPromise",
        "kind": "LinkedField",
        "name": "savePromise",
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PromiseDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "PaymentPromise",
        "kind": "LinkedField",
        "name": "savePromise",
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
    "id": "0366df8feb5a9e61449d245be9d965352d84433a8fca1fbf33cf63d1c2a0717e",
    "metadata": {},
    "name": "PromiseDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90f4bc9055c981a5f09766bf154bcf0f";

export default node;
