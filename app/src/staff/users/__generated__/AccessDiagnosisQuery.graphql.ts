/**
 * @generated SignedSource<<3ea1a789e12ae0e539fd894adfca6c1f>>
 * @relayHash d4875a25619addca67b12a631d2544bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2cd1487ad52f66b17b843adbc619de8d52d7b49e641b3bc9213da3d7c050313

import type { ConcreteRequest } from 'relay-runtime';
export type ProductContentKind = "COURSE" | "EVENT" | "RESOURCE" | "%future added value";
export type AccessDiagnosisQuery$variables = {
  itemId: number;
  kind: ProductContentKind;
  personId: number;
};
export type AccessDiagnosisQuery$data = {
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
export type AccessDiagnosisQuery = {
  response: AccessDiagnosisQuery$data;
  variables: AccessDiagnosisQuery$variables;
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
    "name": "AccessDiagnosisQuery",
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
    "name": "AccessDiagnosisQuery",
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
    "id": "f2cd1487ad52f66b17b843adbc619de8d52d7b49e641b3bc9213da3d7c050313",
    "metadata": {},
    "name": "AccessDiagnosisQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "900fba1dbfc932900032ba8f6b7a384e";

export default node;
