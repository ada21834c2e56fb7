/**
 * @generated SignedSource<<72ccd8238afae623388c8073f975086a>>
 * @relayHash 42616f6840b670679e0946f012536315
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72e002be511369d84149e4fc0369f12e903b9701e146bada0e3c3b6b85d8874e

import type { ConcreteRequest } from 'relay-runtime';
export type useAnnouncementActionsDeleteMutation$variables = {
  id: number;
};
export type useAnnouncementActionsDeleteMutation$data = {
  readonly deleteAnnouncement: {
    readonly user: {
      readonly id: string;
    };
  };
};
export type useAnnouncementActionsDeleteMutation = {
  response: useAnnouncementActionsDeleteMutation$data;
  variables: useAnnouncementActionsDeleteMutation$variables;
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
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "deleteAnnouncement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAnnouncementActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnnouncementActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "72e002be511369d84149e4fc0369f12e903b9701e146bada0e3c3b6b85d8874e",
    "metadata": {},
    "name": "useAnnouncementActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6b23fbee3a2ea37a28c73e9eecef093";

export default node;
