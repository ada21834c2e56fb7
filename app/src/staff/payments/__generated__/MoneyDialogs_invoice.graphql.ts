/**
 * @generated SignedSource<<19a5e2a19ca52521914f1f898fe61e69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoneyDialogs_invoice$data = {
  readonly databaseId: number;
  readonly paid: number;
  readonly paymentSchedule: ReadonlyArray<{
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_entry" | "EditEntryDialog_entry" | "RevokeDialog_entry" | "UseCreditDialog_entry" | "VoidDialog_entry">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"entryNames_invoice" | "payableEntries_invoice">;
  readonly " $fragmentType": "MoneyDialogs_invoice";
};
export type MoneyDialogs_invoice$key = {
  readonly " $data"?: MoneyDialogs_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoneyDialogs_invoice">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "voidedAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoneyDialogs_invoice",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "payableEntries_invoice",
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
              "name": "position",
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
              "name": "price",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ApproveDialog_entry"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EditEntryDialog_entry"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RevokeDialog_entry"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "VoidDialog_entry"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UseCreditDialog_entry"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "28a0f88058f075704d339bbc2505c236";

export default node;
