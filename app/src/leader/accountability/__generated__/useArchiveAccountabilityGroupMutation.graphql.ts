/**
 * @generated SignedSource<<ec1d4be866494d0e59f6b2e273a163b2>>
 * @relayHash 71b9a2640227e750979e7e1d01f6823b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 198e14f35936124d8a14dc7957813427b73fd379d7792050eabecb9e594a2c90

import type { ConcreteRequest } from 'relay-runtime';
export type useArchiveAccountabilityGroupMutation$variables = {
  archived: boolean;
  id: number;
};
export type useArchiveAccountabilityGroupMutation$data = {
  readonly setAccountabilityGroupArchived: {
    readonly archivedAt: string | null;
    readonly revision: number;
  };
};
export type useArchiveAccountabilityGroupMutation = {
  response: useArchiveAccountabilityGroupMutation$data;
  variables: useArchiveAccountabilityGroupMutation$variables;
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
    "name": "useArchiveAccountabilityGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccountabilityGroup",
        "kind": "LinkedField",
        "name": "setAccountabilityGroupArchived",
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
    "name": "useArchiveAccountabilityGroupMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AccountabilityGroup",
        "kind": "LinkedField",
        "name": "setAccountabilityGroupArchived",
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
    "id": "198e14f35936124d8a14dc7957813427b73fd379d7792050eabecb9e594a2c90",
    "metadata": {},
    "name": "useArchiveAccountabilityGroupMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df4e384817cf19a1995b3c6ff04a8ff5";

export default node;
