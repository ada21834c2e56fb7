/**
 * @generated SignedSource<<9c71e40dc4a03e907b5ddb9ddac5daff>>
 * @relayHash 17e531de06d9a14aef625215e32539f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 142669858eb134c16b41e4a5ac32151d58d67fba6b75d47f56192ff8d917b96e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Role = "ADMIN" | "AFFILIATE" | "ASSISTANT_COACH" | "ASSISTANT_TEAM_LEAD" | "COACH" | "EXPERT" | "HEAD_COACH" | "MEMBER" | "NON_MEMBER" | "SUCCESS_MANAGER" | "TEAM_LEAD" | "TRIBE_TEAM_FA" | "TRIBE_TEAM_RO" | "%future added value";
export type AccessLevelDetailScreenQuery$variables = {
  compare: string;
  id: string;
};
export type AccessLevelDetailScreenQuery$data = {
  readonly accessLevels: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
  }>;
  readonly viewer: {
    readonly accessLevel: {
      readonly archivedAt: string | null;
      readonly changedAt: string;
      readonly createdAt: string;
      readonly databaseId: number;
      readonly functionAccess: unknown;
      readonly holders: number;
      readonly key: string;
      readonly name: string;
      readonly pageAccess: unknown;
      readonly role: Role;
      readonly " $fragmentSpreads": FragmentRefs<"LevelVersions_level">;
    } | null;
    readonly compared: {
      readonly functionAccess: unknown;
      readonly key: string;
      readonly name: string;
      readonly pageAccess: unknown;
      readonly role: Role;
    } | null;
  };
};
export type AccessLevelDetailScreenQuery = {
  response: AccessLevelDetailScreenQuery$data;
  variables: AccessLevelDetailScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "compare"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "id"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageAccess",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "functionAccess",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "holders",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
  "storageKey": null
},
v13 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "compare"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
    "name": "AccessLevelDetailScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccessLevel",
        "kind": "LinkedField",
        "name": "accessLevels",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
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
            "args": (v4/*:: as any*/),
            "concreteType": "AccessLevel",
            "kind": "LinkedField",
            "name": "accessLevel",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LevelVersions_level"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "compared",
            "args": (v13/*:: as any*/),
            "concreteType": "AccessLevel",
            "kind": "LinkedField",
            "name": "accessLevel",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AccessLevelDetailScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccessLevel",
        "kind": "LinkedField",
        "name": "accessLevels",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
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
            "args": (v4/*:: as any*/),
            "concreteType": "AccessLevel",
            "kind": "LinkedField",
            "name": "accessLevel",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
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
                "concreteType": "AccessLevelVersion",
                "kind": "LinkedField",
                "name": "versions",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "savedBy",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "restoredFrom",
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "compared",
            "args": (v13/*:: as any*/),
            "concreteType": "AccessLevel",
            "kind": "LinkedField",
            "name": "accessLevel",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "142669858eb134c16b41e4a5ac32151d58d67fba6b75d47f56192ff8d917b96e",
    "metadata": {},
    "name": "AccessLevelDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f09fafbbc5b226f3bbe27ba7b007660c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
