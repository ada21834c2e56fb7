/**
 * @generated SignedSource<<c446cdc221fa43479cd3f9255de822d6>>
 * @relayHash 61349d735936d7ea578865a3a901481f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7ca308196699ffd2b7b3f431897a749a0cc08ed5d686ee3f31c7c8dc10e3241

import type { ConcreteRequest } from 'relay-runtime';
export type SettingHistoryQuery$variables = {
  name: string;
};
export type SettingHistoryQuery$data = {
  readonly defaultSettingByName: {
    readonly changes: ReadonlyArray<{
      readonly after: string;
      readonly at: string;
      readonly before: string;
      readonly changedBy: string | null;
      readonly databaseId: number;
    }>;
    readonly revision: number;
    readonly value: string;
  } | null;
};
export type SettingHistoryQuery = {
  response: SettingHistoryQuery$data;
  variables: SettingHistoryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "name"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "SettingChange",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedBy",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SettingHistoryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SettingHistoryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "defaultSettingByName",
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
    "id": "b7ca308196699ffd2b7b3f431897a749a0cc08ed5d686ee3f31c7c8dc10e3241",
    "metadata": {},
    "name": "SettingHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c11508c26c86c97751fec61d1cdb0e4";

export default node;
