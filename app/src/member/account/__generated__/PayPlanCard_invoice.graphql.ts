/**
 * @generated SignedSource<<e037388b934fe8b808bb87d56792d9b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "PAID" | "UNPAID" | "%future added value";
export type PaymentTone = "BLUE" | "GREEN" | "PLAIN" | "RED" | "YELLOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayPlanCard_invoice$data = {
  readonly databaseId: number;
  readonly payPlan: {
    readonly databaseId: number;
    readonly entries: ReadonlyArray<{
      readonly amount: number;
      readonly date: string;
    }>;
    readonly expiresAt: string;
    readonly note: string;
    readonly owed: number;
  } | null;
  readonly paymentSchedule: ReadonlyArray<{
    readonly due: number;
    readonly scheduleDate: string;
    readonly status: PaymentStatus;
    readonly tone: PaymentTone;
    readonly voidedAt: string | null;
    readonly waitingProof: {
      readonly databaseId: number;
    } | null;
  }>;
  readonly subscription: {
    readonly funnel: {
      readonly name: string;
    };
  };
  readonly " $fragmentType": "PayPlanCard_invoice";
};
export type PayPlanCard_invoice$key = {
  readonly " $data"?: PayPlanCard_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayPlanCard_invoice">;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayPlanCard_invoice",
  "selections": [
    (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduleEntry",
      "kind": "LinkedField",
      "name": "paymentSchedule",
      "plural": true,
      "selections": [
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
          "name": "tone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voidedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentProof",
          "kind": "LinkedField",
          "name": "waitingProof",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayPlan",
      "kind": "LinkedField",
      "name": "payPlan",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
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
          "concreteType": "PayPlanEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
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
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "2b4219d59bea9b5fd43ba9f9d5091742";

export default node;
