/**
 * @generated SignedSource<<d81f88436cd006bc1c19d68bcfd6b6a3>>
 * @relayHash 7a42abf48555cefc3fab8fe8a3c22f8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cf2d8f5a76566835216927722e3f938c0a9ae3612dca8217a4dc3f9d859a7f8

import type { ConcreteRequest } from 'relay-runtime';
export type FunnelState = "CLOSED" | "ENDED" | "OPEN" | "SCHEDULED" | "%future added value";
export type useProductFunnelsQuery$variables = {
  productId: number;
  userId: number;
};
export type useProductFunnelsQuery$data = {
  readonly all: ReadonlyArray<{
    readonly accessLevel: {
      readonly name: string;
    } | null;
    readonly databaseId: number;
    readonly hidden: boolean;
    readonly name: string;
    readonly paymentTerms: ReadonlyArray<{
      readonly isDefault: boolean;
      readonly paymentTerm: {
        readonly databaseId: number;
        readonly name: string;
        readonly summary: string;
      };
    }>;
    readonly product: {
      readonly name: string;
      readonly price: number;
    };
    readonly startByDays: number;
    readonly startsAt: string | null;
    readonly state: FunnelState;
    readonly validityByDays: number | null;
  }>;
  readonly notHeld: ReadonlyArray<{
    readonly databaseId: number;
  }>;
};
export type useProductFunnelsQuery = {
  response: useProductFunnelsQuery$data;
  variables: useProductFunnelsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "productId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "userId"
  }
],
v1 = {
  "kind": "Variable",
  "name": "productId",
  "variableName": "productId"
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hidden",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startByDays",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validityByDays",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDefault",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "summary",
  "storageKey": null
},
v13 = [
  (v1/*:: as any*/),
  {
    "kind": "Variable",
    "name": "userId",
    "variableName": "userId"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProductFunnelsQuery",
    "selections": [
      {
        "alias": "all",
        "args": (v2/*:: as any*/),
        "concreteType": "Funnel",
        "kind": "LinkedField",
        "name": "funnelsByProductId",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AccessLevel",
            "kind": "LinkedField",
            "name": "accessLevel",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FunnelPaymentTerm",
            "kind": "LinkedField",
            "name": "paymentTerms",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PaymentTerm",
                "kind": "LinkedField",
                "name": "paymentTerm",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "notHeld",
        "args": (v13/*:: as any*/),
        "concreteType": "Funnel",
        "kind": "LinkedField",
        "name": "funnelsByProductId",
        "plural": true,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "useProductFunnelsQuery",
    "selections": [
      {
        "alias": "all",
        "args": (v2/*:: as any*/),
        "concreteType": "Funnel",
        "kind": "LinkedField",
        "name": "funnelsByProductId",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AccessLevel",
            "kind": "LinkedField",
            "name": "accessLevel",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Product",
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v10/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FunnelPaymentTerm",
            "kind": "LinkedField",
            "name": "paymentTerms",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PaymentTerm",
                "kind": "LinkedField",
                "name": "paymentTerm",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v12/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "notHeld",
        "args": (v13/*:: as any*/),
        "concreteType": "Funnel",
        "kind": "LinkedField",
        "name": "funnelsByProductId",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9cf2d8f5a76566835216927722e3f938c0a9ae3612dca8217a4dc3f9d859a7f8",
    "metadata": {},
    "name": "useProductFunnelsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bb3d53fbf127cf8f66dd240bd7232e97";

export default node;
