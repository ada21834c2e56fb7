/**
 * @generated SignedSource<<dd4cc722cb9ec7b0740b2e3ec605e712>>
 * @relayHash c9fd02e0112d564e9c7c8529e7068b1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6127db75de93fed51402cd8600d088e8ef415d111b247f3436bffef53097784

import type { ConcreteRequest } from 'relay-runtime';
export type FunnelState = "CLOSED" | "ENDED" | "OPEN" | "SCHEDULED" | "%future added value";
export type useCloseFunnelMutation$variables = {
  closed: boolean;
  id: number;
};
export type useCloseFunnelMutation$data = {
  readonly setFunnelClosed: {
    readonly closedAt: string | null;
    readonly revision: number;
    readonly state: FunnelState;
  };
};
export type useCloseFunnelMutation = {
  response: useCloseFunnelMutation$data;
  variables: useCloseFunnelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "closed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "closed",
    "variableName": "closed"
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
  "name": "closedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
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
    "name": "useCloseFunnelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Funnel",
        "kind": "LinkedField",
        "name": "setFunnelClosed",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "useCloseFunnelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Funnel",
        "kind": "LinkedField",
        "name": "setFunnelClosed",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "id": "d6127db75de93fed51402cd8600d088e8ef415d111b247f3436bffef53097784",
    "metadata": {},
    "name": "useCloseFunnelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "430fbcddd56710b5ed99a452471f6c79";

export default node;
