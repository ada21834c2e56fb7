/**
 * @generated SignedSource<<4e899189d101f8052daac01627489ca8>>
 * @relayHash ea8249ce16255a093704888a418134aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e928dc41726d23b3890b6de2b71f75de3e8f2c22b427ff832da33c45f0703f5

import type { ConcreteRequest } from 'relay-runtime';
export type useArchiveAccessLevelMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveAccessLevelMutation$data = {
  readonly setAccessLevelArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type useArchiveAccessLevelMutation = {
  response: useArchiveAccessLevelMutation$data;
  variables: useArchiveAccessLevelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "archived"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "archived",
    "variableName": "archived"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useArchiveAccessLevelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccessLevel",
        "kind": "LinkedField",
        "name": "setAccessLevelArchived",
        "plural": false,
        "selections": [
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useArchiveAccessLevelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccessLevel",
        "kind": "LinkedField",
        "name": "setAccessLevelArchived",
        "plural": false,
        "selections": [
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
    "id": "0e928dc41726d23b3890b6de2b71f75de3e8f2c22b427ff832da33c45f0703f5",
    "metadata": {},
    "name": "useArchiveAccessLevelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce350f97be7a4360f393097493edbfdc";

export default node;
