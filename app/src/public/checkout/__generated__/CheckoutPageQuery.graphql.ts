/**
 * @generated SignedSource<<95e63571262d3a043407bd2ea2ce49e2>>
 * @relayHash c3e58e63f1baa19d93c032cfc6647070
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94d3d8c68c2c32ce43559dfa2bf230857c06c50a6858b4fdacc68b2796a41917

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutPageQuery$variables = {
  coupon?: string | null;
  funnel: string;
};
export type CheckoutPageQuery$data = {
  readonly checkout: {
    readonly activeUntil: string | null;
    readonly buyer: {
      readonly email: string;
      readonly facebookProfile: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly mobileNumber: string | null;
    } | null;
    readonly complaintContact: string;
    readonly couponCode: string | null;
    readonly couponProblem: string | null;
    readonly expiresAt: string | null;
    readonly funnelId: number;
    readonly isOpen: boolean;
    readonly methods: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly problem: string | null;
    readonly product: string;
    readonly quotes: ReadonlyArray<{
      readonly discount: number;
      readonly dueToday: number;
      readonly list: number;
      readonly name: string | null;
      readonly payments: ReadonlyArray<{
        readonly amount: number;
        readonly day: string;
      }>;
      readonly problem: string | null;
      readonly termId: number | null;
      readonly total: number;
    }>;
    readonly refundWindowDays: number;
    readonly seller: {
      readonly details: ReadonlyArray<string>;
      readonly name: string;
    };
    readonly slug: string;
    readonly startsOn: string;
    readonly validityByDays: number | null;
  } | null;
};
export type CheckoutPageQuery = {
  response: CheckoutPageQuery$data;
  variables: CheckoutPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "coupon"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "funnel"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "coupon",
        "variableName": "coupon"
      },
      {
        "kind": "Variable",
        "name": "funnel",
        "variableName": "funnel"
      }
    ],
    "concreteType": "Checkout",
    "kind": "LinkedField",
    "name": "checkout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "funnelId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "product",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOpen",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startsOn",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "validityByDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "couponCode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "couponProblem",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "activeUntil",
        "storageKey": null
      },
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "complaintContact",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refundWindowDays",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "TermQuote",
        "kind": "LinkedField",
        "name": "quotes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "termId",
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "list",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "discount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dueToday",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ShownPayment",
            "kind": "LinkedField",
            "name": "payments",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "day",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "amount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PayMethod",
        "kind": "LinkedField",
        "name": "methods",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckoutSeller",
        "kind": "LinkedField",
        "name": "seller",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "details",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CheckoutBuyer",
        "kind": "LinkedField",
        "name": "buyer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mobileNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "facebookProfile",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CheckoutPageQuery",
    "selections": (v4/*:: as any*/),
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
    "name": "CheckoutPageQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "94d3d8c68c2c32ce43559dfa2bf230857c06c50a6858b4fdacc68b2796a41917",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6d9bba97fe18d6c97a154dfe0b74d981";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
