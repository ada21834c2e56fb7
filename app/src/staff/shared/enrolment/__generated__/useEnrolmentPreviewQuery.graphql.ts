/**
 * @generated SignedSource<<d3727c32649d2ad36385e5dae3cf7229>>
 * @relayHash 1ae5cb6a29c7a0fe5e086af3d17c76cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dad314883a390feb38b71e0641a7027601ee1eb05f714da8f5d65ea7a5277d5c

import type { ConcreteRequest } from 'relay-runtime';
export type EnrollFunnelDetail = {
  coupon?: string | null;
  firstPayment?: FirstPayment | null;
  funnelId?: number | null;
  paymentTermId?: number | null;
  renew?: boolean | null;
  startByDays?: number | null;
  validityByDays?: number | null;
};
export type FirstPayment = {
  amount?: number | null;
  externalInvoiceId?: string | null;
  paidOn?: string | null;
  paymentPlatform?: string | null;
  reason?: string | null;
  transactionId?: string | null;
};
export type useEnrolmentPreviewQuery$variables = {
  details: ReadonlyArray<EnrollFunnelDetail>;
  id: number;
};
export type useEnrolmentPreviewQuery$data = {
  readonly user: {
    readonly enrolmentPreview: ReadonlyArray<{
      readonly discount: number;
      readonly expiresAt: string | null;
      readonly field: string | null;
      readonly funnelId: number;
      readonly isActive: boolean;
      readonly isClosed: boolean;
      readonly payments: ReadonlyArray<{
        readonly price: number;
        readonly scheduleDate: string;
      }>;
      readonly problem: string | null;
      readonly startsAt: string | null;
      readonly total: number;
    }>;
  } | null;
};
export type useEnrolmentPreviewQuery = {
  response: useEnrolmentPreviewQuery$data;
  variables: useEnrolmentPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "details"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "funnelDetails",
      "variableName": "details"
    }
  ],
  "concreteType": "EnrolmentPreview",
  "kind": "LinkedField",
  "name": "enrolmentPreview",
  "plural": true,
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
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
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
      "concreteType": "EnrolmentPayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scheduleDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
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
    "name": "useEnrolmentPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useEnrolmentPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "dad314883a390feb38b71e0641a7027601ee1eb05f714da8f5d65ea7a5277d5c",
    "metadata": {},
    "name": "useEnrolmentPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "333b6ec1972008bf1f4df1fcf740896d";

export default node;
