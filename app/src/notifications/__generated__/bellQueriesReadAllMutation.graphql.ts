/**
 * @generated SignedSource<<973a899224655ad5cb728e8fa5b4b45c>>
 * @relayHash 355d9bc251e42a62dd0f85f7a10807bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0153b3ba34f1354a9395823931160295104dbacc36df03dbf5e57482a50d7df5

import type { ConcreteRequest } from 'relay-runtime';
export type bellQueriesReadAllMutation$variables = {
  until: string;
};
export type bellQueriesReadAllMutation$data = {
  readonly markAllNotificationsRead: {
    readonly unreadNotifications: number;
  };
};
export type bellQueriesReadAllMutation = {
  response: bellQueriesReadAllMutation$data;
  variables: bellQueriesReadAllMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "until"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "until",
        "variableName": "until"
      }
    ],
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "markAllNotificationsRead",
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
    "name": "bellQueriesReadAllMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bellQueriesReadAllMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0153b3ba34f1354a9395823931160295104dbacc36df03dbf5e57482a50d7df5",
    "metadata": {},
    "name": "bellQueriesReadAllMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4269bd4a2dbdaed39c73cf4da72f0ed3";

export default node;
