/**
 * @generated SignedSource<<573a2707f92942ce76035ccf4c604016>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "PAID" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayPlanSection_invoice$data = {
  readonly databaseId: number;
  readonly payPlan: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"WaitingPlan_plan">;
  } | null;
  readonly paymentSchedule: ReadonlyArray<{
    readonly due: number;
    readonly status: PaymentStatus;
    readonly voidedAt: string | null;
  }>;
  readonly " $fragmentType": "PayPlanSection_invoice";
};
export type PayPlanSection_invoice$key = {
  readonly " $data"?: PayPlanSection_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayPlanSection_invoice">;
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
  "name": "PayPlanSection_invoice",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voidedAt",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "WaitingPlan_plan"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "94460d5ffa4654ea7c690be029895050";

export default node;
