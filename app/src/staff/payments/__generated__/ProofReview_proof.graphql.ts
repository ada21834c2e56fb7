/**
 * @generated SignedSource<<079241160d0f829d24074d88bbfb556b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "AWAITING_PAYMENT" | "CANCELLED" | "DRAFT" | "ENROLLED" | "EXPIRED" | "FOR_REVIEW" | "PAID" | "REFUNDED" | "%future added value";
export type PaymentTone = "BLUE" | "GREEN" | "PLAIN" | "RED" | "YELLOW" | "%future added value";
export type ProofState = "APPROVED" | "REJECTED" | "SUBMITTED" | "SUPERSEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProofReview_proof$data = {
  readonly amount: number;
  readonly createdAt: string;
  readonly earlierPayment: {
    readonly paidOn: string | null;
    readonly place: string | null;
    readonly user: {
      readonly databaseId: number;
      readonly name: string;
    };
  } | null;
  readonly entry: {
    readonly due: number;
    readonly invoice: {
      readonly subscription?: {
        readonly funnel: {
          readonly name: string;
        };
      };
    };
    readonly place: string | null;
    readonly scheduleDate: string;
    readonly statusText: string;
    readonly tone: PaymentTone;
  } | null;
  readonly order: {
    readonly databaseId: number;
    readonly dueToday: number;
    readonly email: string;
    readonly mobileNumber: string | null;
    readonly payCode: string;
    readonly product: string;
    readonly state: OrderState;
    readonly stateLabel: string;
  } | null;
  readonly paidOn: string;
  readonly platform: string;
  readonly receipts: ReadonlyArray<{
    readonly bytes: number;
    readonly databaseId: number;
    readonly mediaType: string;
    readonly name: string;
    readonly url: string;
  }>;
  readonly reference: string;
  readonly state: ProofState;
  readonly user: {
    readonly databaseId: number;
    readonly tribeId?: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"ProofChecks_proof" | "ProofHistory_proof" | "ProofPlan_proof">;
  readonly " $fragmentType": "ProofReview_proof";
};
export type ProofReview_proof$key = {
  readonly " $data"?: ProofReview_proof$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofReview_proof">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paidOn",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesPerson"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesSubscription"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProofReview_proof",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "platform",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "condition": "seesPerson",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tribeId",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Receipt",
      "kind": "LinkedField",
      "name": "receipts",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mediaType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProofChecks_proof"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduleEntry",
      "kind": "LinkedField",
      "name": "earlierPayment",
      "plural": false,
      "selections": [
        (v4/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduleEntry",
      "kind": "LinkedField",
      "name": "entry",
      "plural": false,
      "selections": [
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scheduleDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statusText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
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
                      "concreteType": "Funnel",
                      "kind": "LinkedField",
                      "name": "funnel",
                      "plural": false,
                      "selections": [
                        (v3/*:: as any*/)
                      ],
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "product",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "dueToday",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProofPlan_proof"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProofHistory_proof"
    }
  ],
  "type": "PaymentProof",
  "abstractKey": null
};
})();

(node as any).hash = "cf0b1fbef3d756ab6cac963804a60965";

export default node;
