/**
 * @generated SignedSource<<a376cde9948d2ffeb8d789e3e311f79b>>
 * @relayHash 63c97085253c3c4f17625d89e828bb09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d50e03a27ca16f59baafcc060334b3dbed54c419fc7f53f2373600c4eda5c0d

import type { ConcreteRequest } from 'relay-runtime';
export type NotificationKind = "ANNOUNCEMENT" | "CHECK_IN" | "COMMISSION" | "ENROLMENT" | "EVENT_REMINDER" | "GROUP" | "MEMBERSHIP_EXPIRING" | "MOVE_UP" | "NEW_CONTENT" | "PAYMENT_APPROVED" | "PAYMENT_DUE" | "PAYMENT_OVERDUE" | "PAYMENT_REJECTED" | "REFUND" | "STAFF_TASK" | "%future added value";
export type useSetPreferenceMutation$variables = {
  email: boolean;
  kind: NotificationKind;
};
export type useSetPreferenceMutation$data = {
  readonly setNotificationPreference: {
    readonly email: boolean;
    readonly id: string;
  };
};
export type useSetPreferenceMutation = {
  response: useSetPreferenceMutation$data;
  variables: useSetPreferenceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      }
    ],
    "concreteType": "NotificationPreference",
    "kind": "LinkedField",
    "name": "setNotificationPreference",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetPreferenceMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSetPreferenceMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2d50e03a27ca16f59baafcc060334b3dbed54c419fc7f53f2373600c4eda5c0d",
    "metadata": {},
    "name": "useSetPreferenceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3fe075629cca9090677373f2aee93fde";

export default node;
