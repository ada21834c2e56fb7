/**
 * @generated SignedSource<<3e8fad4de79856477eb307735dfee209>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "AWAITING_PAYMENT" | "CANCELLED" | "DRAFT" | "ENROLLED" | "EXPIRED" | "FOR_REVIEW" | "PAID" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDrawer_order$data = {
  readonly affiliate?: {
    readonly code: string;
    readonly user: {
      readonly name: string;
    };
  } | null;
  readonly agreedAt: string | null;
  readonly agreedTo: ReadonlyArray<string>;
  readonly couponCode: string | null;
  readonly expiresAt: string | null;
  readonly funnel: {
    readonly name: string;
  };
  readonly method: string | null;
  readonly payCode: string;
  readonly product: string;
  readonly state: OrderState;
  readonly stateLabel: string;
  readonly subscription?: {
    readonly expiryText: string;
  } | null;
  readonly termName: string | null;
  readonly user: {
    readonly databaseId: number;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order" | "OrderBuyer_order" | "OrderDialogs_order" | "OrderNote_order" | "OrderOnlinePayments_order" | "OrderQuote_order" | "OrderReceipts_order" | "OrderTimeline_order" | "buyerName_order">;
  readonly " $fragmentType": "OrderDrawer_order";
};
export type OrderDrawer_order$key = {
  readonly " $data"?: OrderDrawer_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDrawer_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "seesReceipts",
    "variableName": "seesReceipts"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesAffiliate"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesReceipts"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesSubscription"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDrawer_order",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "buyerName_order",
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
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payCode",
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
      "name": "termName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
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
      "name": "agreedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agreedAt",
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
      "concreteType": "Funnel",
      "kind": "LinkedField",
      "name": "funnel",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "condition": "seesAffiliate",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Affiliate",
          "kind": "LinkedField",
          "name": "affiliate",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "user",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "condition": "seesSubscription",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FunnelSubscription",
          "kind": "LinkedField",
          "name": "subscription",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiryText",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderActions_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderBuyer_order"
    },
    {
      "args": (v1/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "OrderDialogs_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderNote_order"
    },
    {
      "args": (v1/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "OrderOnlinePayments_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderQuote_order"
    },
    {
      "args": (v1/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "OrderReceipts_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTimeline_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "8c14a454fd8aec15c0b43ff9701fdffe";

export default node;
