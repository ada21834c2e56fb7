/**
 * @generated SignedSource<<6c8374c2a59effe950aa02fb3866b50f>>
 * @relayHash da398579f32f270ff8707704e0c1b1af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47a6faa37d9476f8570c73c7d029f0c269e210fe8f8e0378e2f74f2e7dc4d17d

import type { ConcreteRequest } from 'relay-runtime';
export type ArchivePersonButtonMutation$variables = {
  id: number;
  reason: string;
};
export type ArchivePersonButtonMutation$data = {
  readonly setUserArchived: {
    readonly archivedAt: string | null;
    readonly archivedReason: string | null;
    readonly revision: number;
  };
};
export type ArchivePersonButtonMutation = {
  response: ArchivePersonButtonMutation$data;
  variables: ArchivePersonButtonMutation$variables;
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
    "name": "reason"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "archived",
    "value": true
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "reason",
    "variableName": "reason"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedReason",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ArchivePersonButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "setUserArchived",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArchivePersonButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "setUserArchived",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "47a6faa37d9476f8570c73c7d029f0c269e210fe8f8e0378e2f74f2e7dc4d17d",
    "metadata": {},
    "name": "ArchivePersonButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1517b20ce00352c1d84e70110a632602";

export default node;
