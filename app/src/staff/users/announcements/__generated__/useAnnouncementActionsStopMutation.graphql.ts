/**
 * @generated SignedSource<<3da28af8912f0b82bb99a0ca6fc8e3ea>>
 * @relayHash c93f152b1aff2bd10d960d58f2f60dea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67166b41b076cdd14b6ad65b3a5ecc61e3fbdb20fdb37721b92fd54346a7afb6

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementState = "DRAFT" | "SCHEDULED" | "SENDING" | "SENT" | "STOPPED" | "%future added value";
export type useAnnouncementActionsStopMutation$variables = {
  id: number;
};
export type useAnnouncementActionsStopMutation$data = {
  readonly stopAnnouncement: {
    readonly problem: string | null;
    readonly state: AnnouncementState;
  };
};
export type useAnnouncementActionsStopMutation = {
  response: useAnnouncementActionsStopMutation$data;
  variables: useAnnouncementActionsStopMutation$variables;
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
  "name": "problem",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAnnouncementActionsStopMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "stopAnnouncement",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "useAnnouncementActionsStopMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "stopAnnouncement",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "67166b41b076cdd14b6ad65b3a5ecc61e3fbdb20fdb37721b92fd54346a7afb6",
    "metadata": {},
    "name": "useAnnouncementActionsStopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f3c6fd1300b644f05b32f705df089483";

export default node;
