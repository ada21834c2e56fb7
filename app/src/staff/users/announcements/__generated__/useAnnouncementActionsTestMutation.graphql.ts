/**
 * @generated SignedSource<<2cfa7e860e59408f47fdcea9e6ec3c10>>
 * @relayHash 277300f2930bdcf131244db23589f1b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 575dc3a66cb6161acb2bd94e6263304a519f1f946483b7a1d8c104bdda8db282

import type { ConcreteRequest } from 'relay-runtime';
export type useAnnouncementActionsTestMutation$variables = {
  id: number;
};
export type useAnnouncementActionsTestMutation$data = {
  readonly testAnnouncement: {
    readonly id: string;
  };
};
export type useAnnouncementActionsTestMutation = {
  response: useAnnouncementActionsTestMutation$data;
  variables: useAnnouncementActionsTestMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "id"
      }
    ],
    "concreteType": "Announcement",
    "kind": "LinkedField",
    "name": "testAnnouncement",
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
    "name": "useAnnouncementActionsTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnnouncementActionsTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "575dc3a66cb6161acb2bd94e6263304a519f1f946483b7a1d8c104bdda8db282",
    "metadata": {},
    "name": "useAnnouncementActionsTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ff0c019f1ec1430654c7c1ec89d7cfc";

export default node;
