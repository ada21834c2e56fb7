/**
 * @generated SignedSource<<7a5d71731ce717a64862c93263c10644>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryOnlinePayments_invoice$data = {
  readonly paymentSchedule: ReadonlyArray<{
    readonly databaseId: number;
    readonly providerPayments: ReadonlyArray<{
      readonly databaseId: number;
      readonly " $fragmentSpreads": FragmentRefs<"OnlinePayment_payment">;
    }>;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"entryNames_invoice">;
  readonly " $fragmentType": "EntryOnlinePayments_invoice";
};
export type EntryOnlinePayments_invoice$key = {
  readonly " $data"?: EntryOnlinePayments_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryOnlinePayments_invoice">;
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
  "name": "EntryOnlinePayments_invoice",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "entryNames_invoice",
      "selections": [
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
              "name": "voidedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
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
          "concreteType": "ProviderPayment",
          "kind": "LinkedField",
          "name": "providerPayments",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OnlinePayment_payment"
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

(node as any).hash = "03f55e915dd3e13f1564b84342501a58";

export default node;
