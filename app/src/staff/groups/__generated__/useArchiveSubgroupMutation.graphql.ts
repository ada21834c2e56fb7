/**
 * @generated SignedSource<<a92de285e1f2ecbd2ed6ced82b921c8e>>
 * @relayHash c0507154d52a3622d501daaa7c75c056
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3f11a4e8c250d927ba85efad32c7d6897c173b84d9a11d797f87ad8a3edd57c

import type { ConcreteRequest } from 'relay-runtime';
export type useArchiveSubgroupMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveSubgroupMutation$data = {
  readonly setSubgroupArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type useArchiveSubgroupMutation = {
  response: useArchiveSubgroupMutation$data;
  variables: useArchiveSubgroupMutation$variables;
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
    "name": "useArchiveSubgroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Subgroup",
        "kind": "LinkedField",
        "name": "setSubgroupArchived",
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
    "name": "useArchiveSubgroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Subgroup",
        "kind": "LinkedField",
        "name": "setSubgroupArchived",
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
    "id": "d3f11a4e8c250d927ba85efad32c7d6897c173b84d9a11d797f87ad8a3edd57c",
    "metadata": {},
    "name": "useArchiveSubgroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92a5d7f729da32f535ea0265440fed82";

export default node;
