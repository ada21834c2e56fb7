/**
 * @generated SignedSource<<58d7ee77588e6df9103d58250c2a928c>>
 * @relayHash 85081750e46ac7bcd56c061877236d9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b8685536afbe698f58918606a5b4262889a66e22dc0ce157c045162d1fed74d

import type { ConcreteRequest } from 'relay-runtime';
export type bellQueriesReadMutation$variables = {
  id: number;
  isRead: boolean;
};
export type bellQueriesReadMutation$data = {
  readonly setNotificationRead: {
    readonly unreadNotifications: number;
  };
};
export type bellQueriesReadMutation = {
  response: bellQueriesReadMutation$data;
  variables: bellQueriesReadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isRead"
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
      },
      {
        "kind": "Variable",
        "name": "isRead",
        "variableName": "isRead"
      }
    ],
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "setNotificationRead",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadNotifications",
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
    "name": "bellQueriesReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bellQueriesReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8b8685536afbe698f58918606a5b4262889a66e22dc0ce157c045162d1fed74d",
    "metadata": {},
    "name": "bellQueriesReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e7b0cd90a6664bc0d23f5d16210a7e8a";

export default node;
