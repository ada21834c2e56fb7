/**
 * @generated SignedSource<<30deca02aad2a3db23218ef5b37a30fb>>
 * @relayHash df660646d98dc27cfdd2e64657e88b29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b85cacf212502d13db8b265e76b7c1bbc8ffbec92ece5bec8d736c0a75bfd27

import type { ConcreteRequest } from 'relay-runtime';
export type OrderState = "AWAITING_PAYMENT" | "CANCELLED" | "DRAFT" | "ENROLLED" | "EXPIRED" | "FOR_REVIEW" | "PAID" | "REFUNDED" | "%future added value";
export type ProviderPaymentState = "ENDED" | "OPEN" | "PAID" | "STARTING" | "UNSURE" | "%future added value";
export type OrderPageQuery$variables = {
  payCode: string;
};
export type OrderPageQuery$data = {
  readonly buyerOrder: {
    readonly accounts: ReadonlyArray<{
      readonly label: string;
      readonly name: string;
      readonly number: string;
      readonly platform: string;
      readonly qrUrl: string | null;
    }>;
    readonly complaintContact: string;
    readonly couponHeldUntil: string | null;
    readonly deadline: string | null;
    readonly discount: number;
    readonly dueToday: number;
    readonly email: string;
    readonly endedReason: string | null;
    readonly firstName: string;
    readonly funnelId: number;
    readonly hasAccount: boolean;
    readonly lastDay: string | null;
    readonly method: string | null;
    readonly methods: ReadonlyArray<{
      readonly isOnline: boolean;
      readonly label: string;
      readonly value: string;
    }>;
    readonly onlinePayment: {
      readonly isKept: boolean;
      readonly method: string;
      readonly state: ProviderPaymentState;
    } | null;
    readonly payCode: string;
    readonly payments: ReadonlyArray<{
      readonly amount: number;
      readonly day: string;
    }>;
    readonly product: string;
    readonly receipts: ReadonlyArray<{
      readonly amount: number;
      readonly databaseId: number;
      readonly hasPicture: boolean;
      readonly label: string;
      readonly paidOn: string;
      readonly reason: string | null;
      readonly reference: string;
      readonly state: string;
      readonly uploadKey: string | null;
    }>;
    readonly state: OrderState;
    readonly stepsDone: number;
    readonly termName: string | null;
    readonly today: string;
    readonly total: number;
    readonly validityByDays: number | null;
    readonly whyNotCancel: string | null;
    readonly whyNotSendReceipt: string | null;
  } | null;
};
export type OrderPageQuery = {
  response: OrderPageQuery$data;
  variables: OrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "payCode"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "method",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "payCode",
        "variableName": "payCode"
      }
    ],
    "concreteType": "BuyerOrder",
    "kind": "LinkedField",
    "name": "buyerOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payCode",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stepsDone",
        "storageKey": null
      },
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
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasAccount",
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
        "name": "validityByDays",
        "storageKey": null
      },
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
        "name": "total",
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
        "name": "dueToday",
        "storageKey": null
      },
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deadline",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastDay",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "couponHeldUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedReason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "whyNotCancel",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "whyNotSendReceipt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "today",
        "storageKey": null
      },
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SentReceipt",
        "kind": "LinkedField",
        "name": "receipts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reference",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paidOn",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPicture",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "uploadKey",
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOnline",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OnlinePayment",
        "kind": "LinkedField",
        "name": "onlinePayment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isKept",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PayAccount",
        "kind": "LinkedField",
        "name": "accounts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "platform",
            "storageKey": null
          },
          (v4/*:: as any*/),
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
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "qrUrl",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderPageQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderPageQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "6b85cacf212502d13db8b265e76b7c1bbc8ffbec92ece5bec8d736c0a75bfd27",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41b8e6b1bd56e39b01ff5943353a6c21";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
