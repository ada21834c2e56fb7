/**
 * @generated SignedSource<<46c3e3654aa555bdf4d469f3dfbd4a51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "PAID" | "UNPAID" | "%future added value";
export type PaymentTone = "BLUE" | "GREEN" | "PLAIN" | "RED" | "YELLOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonInvoices_person$data = {
  readonly databaseId: number;
  readonly invoices: ReadonlyArray<{
    readonly addsUp: boolean;
    readonly balance: number;
    readonly databaseId: number;
    readonly number: string;
    readonly paid: number;
    readonly paymentSchedule: ReadonlyArray<{
      readonly databaseId: number;
      readonly due: number;
      readonly place: string | null;
      readonly price: number;
      readonly scheduleDate: string;
      readonly status: PaymentStatus;
      readonly statusText: string;
      readonly tone: PaymentTone;
      readonly voidedReason: string | null;
    }>;
    readonly subscription?: {
      readonly funnel: {
        readonly name: string;
      };
    };
    readonly total: number;
  }>;
  readonly money: {
    readonly credit: number;
  };
  readonly " $fragmentType": "PersonInvoices_person";
};
export type PersonInvoices_person$key = {
  readonly " $data"?: PersonInvoices_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonInvoices_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesSubscriptions"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonInvoices_person",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addsUp",
          "storageKey": null
        },
        {
          "condition": "seesSubscriptions",
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
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    }
                  ],
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
          "concreteType": "ScheduleEntry",
          "kind": "LinkedField",
          "name": "paymentSchedule",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "place",
              "storageKey": null
            },
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
              "name": "status",
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
              "kind": "ScalarField",
              "name": "voidedReason",
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
      "concreteType": "PersonMoney",
      "kind": "LinkedField",
      "name": "money",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "2c4c1db5668a9f7a9d00156e51baa0d2";

export default node;
