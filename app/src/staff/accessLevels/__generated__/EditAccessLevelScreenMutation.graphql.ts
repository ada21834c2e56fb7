/**
 * @generated SignedSource<<91cbe53517141ef748d0d0fa9e5c5a40>>
 * @relayHash 39044d9e98cc60edea60f8d2a25ee01d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a47ab4cf454a46044f4e1ca6be614a11f240c501614cc3775dde707f9d2defb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Role = "ADMIN" | "AFFILIATE" | "ASSISTANT_COACH" | "ASSISTANT_TEAM_LEAD" | "COACH" | "EXPERT" | "HEAD_COACH" | "MEMBER" | "NON_MEMBER" | "SUCCESS_MANAGER" | "TEAM_LEAD" | "TRIBE_TEAM_FA" | "TRIBE_TEAM_RO" | "%future added value";
export type AccessLevelInput = {
  functionAccess: ReadonlyArray<string>;
  key?: string | null;
  name: string;
  pageAccess: ReadonlyArray<string>;
  role: Role;
};
export type EditAccessLevelScreenMutation$variables = {
  id: number;
  input: AccessLevelInput;
  revision: number;
};
export type EditAccessLevelScreenMutation$data = {
  readonly updateAccessLevel: {
    readonly " $fragmentSpreads": FragmentRefs<"EditAccessLevelScreen_level">;
  };
};
export type EditAccessLevelScreenMutation = {
  response: EditAccessLevelScreenMutation$data;
  variables: EditAccessLevelScreenMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EditAccessLevelScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AccessLevel",
        "kind": "LinkedField",
        "name": "updateAccessLevel",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EditAccessLevelScreen_level"
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
    "name": "EditAccessLevelScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AccessLevel",
        "kind": "LinkedField",
        "name": "updateAccessLevel",
        "plural": false,
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
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          },
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
            "name": "holders",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pageAccess",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "functionAccess",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "archivedAt",
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
    "id": "9a47ab4cf454a46044f4e1ca6be614a11f240c501614cc3775dde707f9d2defb",
    "metadata": {},
    "name": "EditAccessLevelScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "984f6f78590276b2e55e6b37f31f05b3";

export default node;
