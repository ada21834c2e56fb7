/**
 * @generated SignedSource<<2ff79ba5b5de65ca318713b595011d0b>>
 * @relayHash 3ae5d0d44355edbf9d3848c9a779e926
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8b278798e25c8983587a5b9875b2feb9367e78e075edd3eafd5a710310aba68

import type { ConcreteRequest } from 'relay-runtime';
export type useSubscriptionChoicesQuery$variables = {
  people: boolean;
  products: boolean;
};
export type useSubscriptionChoicesQuery$data = {
  readonly products?: ReadonlyArray<{
    readonly databaseId: number;
    readonly funnels: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
    readonly name: string;
  }>;
  readonly viewer: {
    readonly peopleChoices?: {
      readonly batches: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }>;
    };
  };
};
export type useSubscriptionChoicesQuery = {
  response: useSubscriptionChoicesQuery$data;
  variables: useSubscriptionChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "people"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "products"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSubscriptionChoicesQuery",
    "selections": [
      {
        "condition": "products",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Funnel",
                "kind": "LinkedField",
                "name": "funnels",
                "plural": true,
                "selections": (v3/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
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
            "condition": "people",
            "kind": "Condition",
            "passingValue": true,
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
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubscriptionChoicesQuery",
    "selections": [
      {
        "condition": "products",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Funnel",
                "kind": "LinkedField",
                "name": "funnels",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
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
            "condition": "people",
            "kind": "Condition",
            "passingValue": true,
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
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a8b278798e25c8983587a5b9875b2feb9367e78e075edd3eafd5a710310aba68",
    "metadata": {},
    "name": "useSubscriptionChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c090900978ebb81d34e187de16af39c8";

export default node;
