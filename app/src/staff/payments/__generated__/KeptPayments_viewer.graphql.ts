/**
 * @generated SignedSource<<d0bbfd8df90b4098d335f68cd1126a31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeptPayments_viewer$data = {
  readonly keptPayments: ReadonlyArray<{
    readonly attempt: {
      readonly method: string;
    } | null;
    readonly databaseId: number;
    readonly disputedAt: string | null;
    readonly keptReason: string | null;
    readonly paidAt: string;
    readonly provider: string;
    readonly refunds: ReadonlyArray<{
      readonly problem: string | null;
      readonly stateText: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"KeptActions_collected" | "NoteKeptDialog_collected" | "PayBackDialog_collected" | "collectedAmount_collected" | "keptSubject_collected" | "useWhyNotDecide_collected">;
  }>;
  readonly " $fragmentType": "KeptPayments_viewer";
};
export type KeptPayments_viewer$key = {
  readonly " $data"?: KeptPayments_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeptPayments_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "user",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KeptPayments_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CollectedPayment",
      "kind": "LinkedField",
      "name": "keptPayments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provider",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "collectedAmount_collected",
          "selections": [
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
              "name": "currency",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keptReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disputedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProviderRefund",
          "kind": "LinkedField",
          "name": "refunds",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stateText",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "problem",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProviderPayment",
          "kind": "LinkedField",
          "name": "attempt",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "method",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "keptSubject_collected",
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ProviderPayment",
              "kind": "LinkedField",
              "name": "attempt",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Order",
                  "kind": "LinkedField",
                  "name": "order",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
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
                      "name": "state",
                      "storageKey": null
                    },
                    (v2/*:: as any*/),
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "buyerName_order",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "firstName",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "lastName",
                          "storageKey": null
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
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
                      "concreteType": "User",
                      "kind": "LinkedField",
                      "name": "user",
                      "plural": false,
                      "selections": [
                        (v0/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "name",
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
                      "name": "invoice",
                      "plural": false,
                      "selections": (v1/*:: as any*/),
                      "storageKey": null
                    }
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "KeptActions_collected"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useWhyNotDecide_collected"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoteKeptDialog_collected"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayBackDialog_collected"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "0807037568b94a7060da2e066ff1e713";

export default node;
