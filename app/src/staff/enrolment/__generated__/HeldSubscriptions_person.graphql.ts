/**
 * @generated SignedSource<<4ca3f37403c0a121dc3700a4446d7cf8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeldSubscriptions_person$data = {
  readonly databaseId: number;
  readonly subscriptions: ReadonlyArray<{
    readonly accessLevelName: string | null;
    readonly batch: {
      readonly name: string;
    } | null;
    readonly databaseId: number;
    readonly expiry: string;
    readonly expiryText: string;
    readonly funnel: {
      readonly name: string;
      readonly product: {
        readonly name: string;
      };
    };
    readonly invoice?: {
      readonly balance: number;
      readonly paidCount: number;
      readonly paymentCount: number;
    } | null;
    readonly isExpired: boolean;
    readonly paymentTerm: {
      readonly name: string;
    } | null;
    readonly startsAt: string;
    readonly unsubscribedAt: string | null;
    readonly unsubscribedReason: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"SubscriptionState_subscription" | "UnsubscribeDialog_subscription">;
  }>;
  readonly " $fragmentType": "HeldSubscriptions_person";
};
export type HeldSubscriptions_person$key = {
  readonly " $data"?: HeldSubscriptions_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeldSubscriptions_person">;
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
  "name": "name",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "readsMoney"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeldSubscriptions_person",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "FunnelSubscription",
      "kind": "LinkedField",
      "name": "subscriptions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiry",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiryText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExpired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unsubscribedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unsubscribedReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accessLevelName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Funnel",
          "kind": "LinkedField",
          "name": "funnel",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentTerm",
          "kind": "LinkedField",
          "name": "paymentTerm",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Batch",
          "kind": "LinkedField",
          "name": "batch",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "condition": "readsMoney",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
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
                  "name": "paidCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "paymentCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "balance",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ]
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubscriptionState_subscription"
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "readsMoney",
              "variableName": "readsMoney"
            }
          ],
          "kind": "FragmentSpread",
          "name": "UnsubscribeDialog_subscription"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "5eb37eb25a7875168ee1e3c3d293ef50";

export default node;
