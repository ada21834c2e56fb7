/**
 * @generated SignedSource<<c4566f5d2030309d4667de215c39648a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillsPanel_viewer$data = {
  readonly myInvoices: ReadonlyArray<{
    readonly databaseId: number;
    readonly nextDue: {
      readonly scheduleDate: string;
    } | null;
    readonly payPlan: {
      readonly databaseId: number;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"BillList_invoices" | "NextDueCard_invoice" | "PayPlanCard_invoice">;
  }>;
  readonly user: {
    readonly money: {
      readonly credit: number;
      readonly documents: ReadonlyArray<{
        readonly databaseId: number;
        readonly " $fragmentSpreads": FragmentRefs<"OwnDocuments_documents">;
      }>;
    };
  };
  readonly " $fragmentType": "BillsPanel_viewer";
};
export type BillsPanel_viewer$key = {
  readonly " $data"?: BillsPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillsPanel_viewer">;
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
  "name": "BillsPanel_viewer",
  "selections": [
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Document",
              "kind": "LinkedField",
              "name": "documents",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "OwnDocuments_documents"
                }
              ],
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
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "myInvoices",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ScheduleEntry",
          "kind": "LinkedField",
          "name": "nextDue",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "scheduleDate",
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayPlanCard_invoice"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NextDueCard_invoice"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BillList_invoices"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "be3e518c2599581edacd8cc08973226b";

export default node;
