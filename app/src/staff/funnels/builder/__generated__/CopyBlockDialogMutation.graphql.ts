/**
 * @generated SignedSource<<fdf878b9feb442b4ddecfcda0b3b98d2>>
 * @relayHash afedda75bd52f8ff449e6ccdee124d97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef97232c5cfe18fbcd5a91c5498f4137036fab37b63ee4bb257dd5203b4b1112

import type { ConcreteRequest } from 'relay-runtime';
export type CopyBlockDialogMutation$variables = {
  block: string;
  id: number;
  to: number;
};
export type CopyBlockDialogMutation$data = {
  readonly copyLandingBlock: {
    readonly databaseId: number;
  };
};
export type CopyBlockDialogMutation = {
  response: CopyBlockDialogMutation$data;
  variables: CopyBlockDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "block"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "kind": "Variable",
    "name": "block",
    "variableName": "block"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "toDatabaseId",
    "variableName": "to"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CopyBlockDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "LandingPage",
        "kind": "LinkedField",
        "name": "copyLandingBlock",
        "plural": false,
        "selections": [
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
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CopyBlockDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "LandingPage",
        "kind": "LinkedField",
        "name": "copyLandingBlock",
        "plural": false,
        "selections": [
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
    "id": "ef97232c5cfe18fbcd5a91c5498f4137036fab37b63ee4bb257dd5203b4b1112",
    "metadata": {},
    "name": "CopyBlockDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "67d35c9a31cddbef0080a2a1be743365";

export default node;
