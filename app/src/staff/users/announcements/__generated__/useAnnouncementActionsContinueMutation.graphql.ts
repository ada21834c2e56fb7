/**
 * @generated SignedSource<<861a6113866c625e1b0ac80f19341574>>
 * @relayHash a49d36bd88a0cd2b7292c8f608ca51b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96c3d1c8debbdd817509b7d8fa308387255d8f4d32b96a26d9382fb3ce7d2be8

import type { ConcreteRequest } from 'relay-runtime';
export type AnnouncementState = "DRAFT" | "SCHEDULED" | "SENDING" | "SENT" | "STOPPED" | "%future added value";
export type useAnnouncementActionsContinueMutation$variables = {
  id: number;
};
export type useAnnouncementActionsContinueMutation$data = {
  readonly continueAnnouncement: {
    readonly problem: string | null;
    readonly state: AnnouncementState;
  };
};
export type useAnnouncementActionsContinueMutation = {
  response: useAnnouncementActionsContinueMutation$data;
  variables: useAnnouncementActionsContinueMutation$variables;
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
    "name": "useAnnouncementActionsContinueMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "continueAnnouncement",
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
    "name": "useAnnouncementActionsContinueMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Announcement",
        "kind": "LinkedField",
        "name": "continueAnnouncement",
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
    "id": "96c3d1c8debbdd817509b7d8fa308387255d8f4d32b96a26d9382fb3ce7d2be8",
    "metadata": {},
    "name": "useAnnouncementActionsContinueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "baa50e0b4659840a371f0736aab5b067";

export default node;
