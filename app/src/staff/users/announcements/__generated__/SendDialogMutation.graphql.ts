/**
 * @generated SignedSource<<8483f62e8c3329eb6da5faf5dd1e013d>>
 * @relayHash 1aa33011a90369395743ec438f5261de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91e45e0fdaee560d94f44d8f19a35d01c27089c17749a79b0cdfb8f58e678b56

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementState = "DRAFT" | "SCHEDULED" | "SENDING" | "SENT" | "STOPPED" | "%future added value";
export type SendDialogMutation$variables = {
  day?: string | null;
  id: number;
  idempotencyKey?: string | null;
  people: number;
  revision: number;
  time?: string | null;
  when: string;
};
export type SendDialogMutation$data = {
  readonly sendAnnouncement: {
    readonly revision: number;
    readonly scheduledAt: string | null;
    readonly state: AnnouncementState;
  };
};
export type SendDialogMutation = {
  response: SendDialogMutation$data;
  variables: SendDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "day"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "people"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "time"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "when"
},
v7 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "day",
    "variableName": "day"
  },
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "people",
    "variableName": "people"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  },
  {
    "kind": "Variable",
    "name": "time",
    "variableName": "time"
  },
  {
    "kind": "Variable",
    "name": "when",
    "variableName": "when"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledAt",
  "storageKey": null
},
v10 = {
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SendDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "sendAnnouncement",
        "plural": false,
        "selections": [
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
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SendDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "sendAnnouncement",
        "plural": false,
        "selections": [
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
    "id": "91e45e0fdaee560d94f44d8f19a35d01c27089c17749a79b0cdfb8f58e678b56",
    "metadata": {},
    "name": "SendDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65a5612dc080f282628b2b5104d17911";

export default node;
