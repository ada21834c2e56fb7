/**
 * @generated SignedSource<<2de62d3d7d4cb4645888be0aee7fffb9>>
 * @relayHash a730f6037472bed96b833d34540c76db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d5fcfb1657e87df6d962901f2cbe5344ed8661561bc5290aff591f52ec180f9

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementState = "DRAFT" | "SCHEDULED" | "SENDING" | "SENT" | "STOPPED" | "%future added value";
export type useAnnouncementActionsUnscheduleMutation$variables = {
  id: number;
};
export type useAnnouncementActionsUnscheduleMutation$data = {
  readonly unscheduleAnnouncement: {
    readonly revision: number;
    readonly scheduledAt: string | null;
    readonly state: AnnouncementState;
  };
};
export type useAnnouncementActionsUnscheduleMutation = {
  response: useAnnouncementActionsUnscheduleMutation$data;
  variables: useAnnouncementActionsUnscheduleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAnnouncementActionsUnscheduleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "unscheduleAnnouncement",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "useAnnouncementActionsUnscheduleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "unscheduleAnnouncement",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "5d5fcfb1657e87df6d962901f2cbe5344ed8661561bc5290aff591f52ec180f9",
    "metadata": {},
    "name": "useAnnouncementActionsUnscheduleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "edc2bc0480fa5f1f2ac4f11aacd12255";

export default node;
