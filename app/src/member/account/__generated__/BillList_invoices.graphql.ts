/**
 * @generated SignedSource<<17bff570aea9a72452f9c621b1bb76fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "PAID" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BillList_invoices$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly paymentSchedule: ReadonlyArray<{
    readonly databaseId: number;
    readonly status: PaymentStatus;
    readonly voidedAt: string | null;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceBills_invoice">;
  readonly " $fragmentType": "BillList_invoices";
}>;
export type BillList_invoices$key = ReadonlyArray<{
  readonly " $data"?: BillList_invoices$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillList_invoices">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "BillList_invoices",
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
        (v0/*:: as any*/),
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceBills_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "e2e8e01451e9c5876ac57296b92cbdb0";

export default node;
