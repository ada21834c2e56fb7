/**
 * @generated SignedSource<<094fac1750df55e8214b42ed8ad79c7c>>
 * @relayHash 162e4cfbcdc96ad9bee0aee6b7925db0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8025e75207513fb29a7aae7b9db8ebbcf2351ae20c2ade817a0a6ee6b22d2f76

import type { ConcreteRequest } from 'relay-runtime';
export type usePeopleChoicesQuery$variables = Record<PropertyKey, never>;
export type usePeopleChoicesQuery$data = {
  readonly viewer: {
    readonly peopleChoices: {
      readonly accessLevels: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }>;
      readonly batches: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }>;
      readonly funnels: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }>;
      readonly groups: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }>;
      readonly provinces: ReadonlyArray<string>;
      readonly stages: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
        readonly number: number;
      }>;
    };
  };
};
export type usePeopleChoicesQuery = {
  response: usePeopleChoicesQuery$data;
  variables: usePeopleChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "provinces",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePeopleChoicesQuery",
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
            "args": null,
            "concreteType": "PeopleChoices",
            "kind": "LinkedField",
            "name": "peopleChoices",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Batch",
                "kind": "LinkedField",
                "name": "batches",
                "plural": true,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Stage",
                "kind": "LinkedField",
                "name": "stages",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v3/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Group",
                "kind": "LinkedField",
                "name": "groups",
                "plural": true,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AccessLevel",
                "kind": "LinkedField",
                "name": "accessLevels",
                "plural": true,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Funnel",
                "kind": "LinkedField",
                "name": "funnels",
                "plural": true,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePeopleChoicesQuery",
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
            "args": null,
            "concreteType": "PeopleChoices",
            "kind": "LinkedField",
            "name": "peopleChoices",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Batch",
                "kind": "LinkedField",
                "name": "batches",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Stage",
                "kind": "LinkedField",
                "name": "stages",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v3/*:: as any*/),
                  (v1/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Group",
                "kind": "LinkedField",
                "name": "groups",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AccessLevel",
                "kind": "LinkedField",
                "name": "accessLevels",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Funnel",
                "kind": "LinkedField",
                "name": "funnels",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8025e75207513fb29a7aae7b9db8ebbcf2351ae20c2ade817a0a6ee6b22d2f76",
    "metadata": {},
    "name": "usePeopleChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2094b5cc755eb640620b58315f9cde69";

export default node;
