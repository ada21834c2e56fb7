/**
 * @generated SignedSource<<91f057398bb69920d9547ec245f0bd9f>>
 * @relayHash de04396ad1c755ade2490914afebec33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 683acd5fcf9c7ad98453eab7c3237a04e582bd0a0c978b6e99d2b1bbd1069585

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingEdit = {
  name: string;
  revision: number;
  value: string;
};
export type useSaveSettingsMutation$variables = {
  edits: ReadonlyArray<SettingEdit>;
};
export type useSaveSettingsMutation$data = {
  readonly updateSettings: ReadonlyArray<{
    readonly revision: number;
    readonly value: string;
    readonly " $fragmentSpreads": FragmentRefs<"SettingField_setting">;
  }>;
};
export type useSaveSettingsMutation = {
  response: useSaveSettingsMutation$data;
  variables: useSaveSettingsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "edits"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "edits",
    "variableName": "edits"
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "updateSettings",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SettingField_setting"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "updateSettings",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "updatedBy",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "683acd5fcf9c7ad98453eab7c3237a04e582bd0a0c978b6e99d2b1bbd1069585",
    "metadata": {},
    "name": "useSaveSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9f7531687a42e4ef9483d42f23c76db4";

export default node;
