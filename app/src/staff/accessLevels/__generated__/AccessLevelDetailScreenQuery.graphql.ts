/**
 * @generated SignedSource<<fc5e0346a814293abfff44975fd8d09f>>
 * @relayHash 31c1df92765007b248b0fb1ff0874df0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea8c07d222fc7f1aa459fab1bdc1ca990a100d043ed1a0ac06d727abd18b67dc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
      readonly holders: number;
      readonly key: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"LevelVersions_level" | "levelContent_level">;
    } | null;
    readonly compared: {
      readonly " $fragmentSpreads": FragmentRefs<"levelContent_level">;
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
  "name": "holders",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageAccess",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "functionAccess",
  "storageKey": null
},
v13 = {
  "kind": "InlineDataFragmentSpread",
  "name": "levelContent_level",
  "selections": [
    (v9/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v8/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v14 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "compare"
  }
],
v15 = {
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LevelVersions_level"
              },
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "compared",
            "args": (v14/*:: as any*/),
            "concreteType": "AccessLevel",
            "kind": "LinkedField",
            "name": "accessLevel",
            "plural": false,
            "selections": [
              (v13/*:: as any*/)
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
          (v15/*:: as any*/)
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
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
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "compared",
            "args": (v14/*:: as any*/),
            "concreteType": "AccessLevel",
            "kind": "LinkedField",
            "name": "accessLevel",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v8/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ea8c07d222fc7f1aa459fab1bdc1ca990a100d043ed1a0ac06d727abd18b67dc",
    "metadata": {},
    "name": "AccessLevelDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ff3f3a0a9a74b2732f6521aa30f588a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
