/**
 * @generated SignedSource<<3c3dec9098b5d7bf53a8a716be79e307>>
 * @relayHash b6edb81c45763c09d3e50b508c70e318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4905a1b7dc01e477aeac1a09b212fc7df14ebe8d5270fad200015fcca0716571

import type { ConcreteRequest } from 'relay-runtime';
export type ExplainedKind = "COURSE" | "EVENT" | "LESSON" | "PRODUCT" | "RESOURCE" | "TASK" | "%future added value";
export type AccessDiagnosisQuery$variables = {
  itemId: number;
  kind: ExplainedKind;
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
        readonly problem: string | null;
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
      "kind": "ScalarField",
      "name": "problem",
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
    "id": "4905a1b7dc01e477aeac1a09b212fc7df14ebe8d5270fad200015fcca0716571",
    "metadata": {},
    "name": "AccessDiagnosisQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "896c7924817c0769ef80189852cc9824";

export default node;
