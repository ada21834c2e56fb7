/**
 * @generated SignedSource<<da46591541da3f859fcec80aba220704>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromiseState = "BROKEN" | "KEPT" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromiseSection_payer$data = {
  readonly databaseId: number;
  readonly money: {
    readonly promises: ReadonlyArray<{
      readonly amount: number;
      readonly createdAt: string;
      readonly databaseId: number;
      readonly entry: {
        readonly databaseId: number;
        readonly " $fragmentSpreads": FragmentRefs<"aboutPayment_entry">;
      } | null;
      readonly note: string;
      readonly promisedFor: string;
      readonly state: PromiseState;
      readonly " $fragmentSpreads": FragmentRefs<"PromiseState_promise">;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"promisable_payer">;
  readonly " $fragmentType": "PromiseSection_payer";
};
export type PromiseSection_payer$key = {
  readonly " $data"?: PromiseSection_payer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromiseSection_payer">;
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
  "kind": "InlineDataFragmentSpread",
  "name": "aboutPayment_entry",
  "selections": [
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
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromiseSection_payer",
  "selections": [
    (v0/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "promisable_payer",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "invoices",
          "plural": true,
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
                (v1/*:: as any*/)
              ],
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
      "concreteType": "PersonMoney",
      "kind": "LinkedField",
      "name": "money",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentPromise",
          "kind": "LinkedField",
          "name": "promises",
          "plural": true,
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
              "name": "promisedFor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
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
              "name": "createdAt",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PromiseState_promise"
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ScheduleEntry",
              "kind": "LinkedField",
              "name": "entry",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
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

(node as any).hash = "bf22e74c03ebe79287895c0d37402d74";

export default node;
