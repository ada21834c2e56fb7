/**
 * @generated SignedSource<<b1bb755a21d0e0b01d456efbf011b00d>>
 * @relayHash 1a454d0aef99c4b41e002bf0c673b63f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7065594b60759019d23bd90a82c12c45b52cb26dfa058dc776488117663ed05d

import type { ConcreteRequest } from 'relay-runtime';
export type ReminderHoldReleaseMutation$variables = {
  userId: number;
};
export type ReminderHoldReleaseMutation$data = {
  readonly releaseReminders: {
    readonly id: string;
  };
};
export type ReminderHoldReleaseMutation = {
  response: ReminderHoldReleaseMutation$data;
  variables: ReminderHoldReleaseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "releaseReminders",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReminderHoldReleaseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReminderHoldReleaseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7065594b60759019d23bd90a82c12c45b52cb26dfa058dc776488117663ed05d",
    "metadata": {},
    "name": "ReminderHoldReleaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cc70e0f06a74a9b2de130520d68c182b";

export default node;
