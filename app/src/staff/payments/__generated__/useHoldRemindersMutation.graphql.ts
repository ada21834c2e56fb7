/**
 * @generated SignedSource<<c5932535ba629392d6eeff8cc95bf7fa>>
 * @relayHash 3e28e406ef66708969336a5b4f6a135a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e446f762a0a179c7882339b85f652ef0300cd257319b5baffd798b23fc0230f9

import type { ConcreteRequest } from 'relay-runtime';
export type useHoldRemindersMutation$variables = {
  idempotencyKey: string;
  reason: string;
  until?: string | null;
  userId: number;
};
export type useHoldRemindersMutation$data = {
  readonly holdReminders: {
    readonly id: string;
  };
};
export type useHoldRemindersMutation = {
  response: useHoldRemindersMutation$data;
  variables: useHoldRemindersMutation$variables;
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
  "name": "reason"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      },
      {
        "kind": "Variable",
        "name": "until",
        "variableName": "until"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "holdReminders",
    "plural": false,
    "selections": [
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
];
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
    "name": "useHoldRemindersMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useHoldRemindersMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "e446f762a0a179c7882339b85f652ef0300cd257319b5baffd798b23fc0230f9",
    "metadata": {},
    "name": "useHoldRemindersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "de674a98b8f45cc6b70c59183aa1c4ac";

export default node;
