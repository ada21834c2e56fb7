/**
 * @generated SignedSource<<e8d8488e4fdd04541f5adf19d6173d0c>>
 * @relayHash 8541959ed474757e9125b2bdc1bd6930
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cb3695185e0681a9ca66ed10b0d0af5346064f9d0ab479d0f61ea61da58f652

import type { ConcreteRequest } from 'relay-runtime';
export type ProductContentKind = "COURSE" | "EVENT" | "RESOURCE" | "%future added value";
export type LockVerdictsQuery$variables = {
  itemId: number;
  kind: ProductContentKind;
  personId: number;
};
export type LockVerdictsQuery$data = {
  readonly viewer: {
    readonly member: {
      readonly explainedAccess: ReadonlyArray<{
        readonly levelName: string;
        readonly lock: {
          readonly text: string;
        } | null;
        readonly opens: boolean;
      }>;
    } | null;
  };
};
export type LockVerdictsQuery = {
  response: LockVerdictsQuery$data;
  variables: LockVerdictsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "itemId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "personId"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "personId"
  }
],
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "databaseId",
      "variableName": "itemId"
    },
    {
      "kind": "Variable",
      "name": "kind",
      "variableName": "kind"
    }
  ],
  "concreteType": "ExplainedAccess",
  "kind": "LinkedField",
  "name": "explainedAccess",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "levelName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opens",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lock",
      "kind": "LinkedField",
      "name": "lock",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
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
    "name": "LockVerdictsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LockVerdictsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "member",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2cb3695185e0681a9ca66ed10b0d0af5346064f9d0ab479d0f61ea61da58f652",
    "metadata": {},
    "name": "LockVerdictsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9dbc1b1d59e09b25a6c82ef083ba2afc";

export default node;
