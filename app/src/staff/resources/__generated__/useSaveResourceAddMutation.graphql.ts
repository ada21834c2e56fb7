/**
 * @generated SignedSource<<5e0efeb07e46a6e18dda86d7ef17c793>>
 * @relayHash bbf9f43cd027ae3b36f99de6fc4bb29b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a830be43c6edd784b9c87097b908a163e36475df4b203ee8599f5c21f83f471c

import type { ConcreteRequest } from 'relay-runtime';
export type ResourceSource = "FILE" | "LINK" | "%future added value";
export type ResourceInput = {
  accessLevelIds: ReadonlyArray<number>;
  description?: string | null;
  fileName?: string | null;
  forAffiliates: boolean;
  isPublic: boolean;
  name: string;
  source: ResourceSource;
  url?: string | null;
};
export type useSaveResourceAddMutation$variables = {
  idempotencyKey: string;
  input: ResourceInput;
};
export type useSaveResourceAddMutation$data = {
  readonly createResource: {
    readonly databaseId: number;
    readonly revision: number;
  };
};
export type useSaveResourceAddMutation = {
  response: useSaveResourceAddMutation$data;
  variables: useSaveResourceAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "idempotencyKey",
    "variableName": "idempotencyKey"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
    "name": "useSaveResourceAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Resource",
        "kind": "LinkedField",
        "name": "createResource",
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
    "name": "useSaveResourceAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Resource",
        "kind": "LinkedField",
        "name": "createResource",
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
    "id": "a830be43c6edd784b9c87097b908a163e36475df4b203ee8599f5c21f83f471c",
    "metadata": {},
    "name": "useSaveResourceAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0fc25af6cf1a0572a17cee94e5e4c5e3";

export default node;
