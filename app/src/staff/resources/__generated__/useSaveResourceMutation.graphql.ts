/**
 * @generated SignedSource<<5d6a352905857b53c7ea08d94f9ec160>>
 * @relayHash 82e7d89adfa8f8af93be56a014823ffb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d415f2050719c84f0ae7e2650d73eca417e527dcc6268ea0d2bc1f716cca7fbe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type useSaveResourceMutation$variables = {
  id: number;
  input: ResourceInput;
  revision: number;
};
export type useSaveResourceMutation$data = {
  readonly updateResource: {
    readonly databaseId: number;
    readonly revision: number;
    readonly " $fragmentSpreads": FragmentRefs<"EditResourceFileScreen_resource">;
  };
};
export type useSaveResourceMutation = {
  response: useSaveResourceMutation$data;
  variables: useSaveResourceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveResourceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Resource",
        "kind": "LinkedField",
        "name": "updateResource",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EditResourceFileScreen_resource"
          }
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSaveResourceMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Resource",
        "kind": "LinkedField",
        "name": "updateResource",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "link",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fileName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bytes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPublic",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "forAffiliates",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ResourceAudience",
            "kind": "LinkedField",
            "name": "accessLevels",
            "plural": true,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
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
    "id": "d415f2050719c84f0ae7e2650d73eca417e527dcc6268ea0d2bc1f716cca7fbe",
    "metadata": {},
    "name": "useSaveResourceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3818bda3ea0de44258b53758effcd9f6";

export default node;
