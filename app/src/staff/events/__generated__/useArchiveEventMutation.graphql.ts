/**
 * @generated SignedSource<<0753baaca21e1faa3db5f7a11ef1b076>>
 * @relayHash b23d4cb7275014cea97dc58512fb4358
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61b0e736093d3e9e6185948031836dbb30bdf444da7b067ab7858213639dcc27

import type { ConcreteRequest } from 'relay-runtime';
export type useArchiveEventMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveEventMutation$data = {
  readonly setEventArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type useArchiveEventMutation = {
  response: useArchiveEventMutation$data;
  variables: useArchiveEventMutation$variables;
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
    "name": "useArchiveEventMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "setEventArchived",
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
    "name": "useArchiveEventMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Event",
        "kind": "LinkedField",
        "name": "setEventArchived",
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
    "id": "61b0e736093d3e9e6185948031836dbb30bdf444da7b067ab7858213639dcc27",
    "metadata": {},
    "name": "useArchiveEventMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93832ff13bba6f9c3bf037fc969f7a37";

export default node;
