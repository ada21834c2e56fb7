/**
 * @generated SignedSource<<51ecd103cce810af642f5d2c2126fb8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "MEMBER" | "NON_MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonSubscriptions_person$data = {
  readonly archivedAt: string | null;
  readonly databaseId: number;
  readonly subscriptions: ReadonlyArray<{
    readonly accessLevelName: string | null;
    readonly databaseId: number;
    readonly expiryText: string;
    readonly funnel: {
      readonly name: string;
      readonly product?: {
        readonly name: string;
      };
    };
    readonly graceUntil?: string | null;
    readonly isCurrent: boolean;
    readonly isLifetime: boolean;
    readonly order?: {
      readonly databaseId: number;
      readonly payCode: string;
    } | null;
    readonly startsAt: string;
    readonly unsubscribedReason: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"SubscriptionState_subscription">;
  }>;
  readonly type: UserType;
  readonly " $fragmentType": "PersonSubscriptions_person";
};
export type PersonSubscriptions_person$key = {
  readonly " $data"?: PersonSubscriptions_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonSubscriptions_person">;
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
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "isWhole"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "seesOrders"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonSubscriptions_person",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
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
          "name": "expiryText",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLifetime",
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
              "condition": "isWhole",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Product",
                  "kind": "LinkedField",
                  "name": "product",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ]
            }
          ],
          "storageKey": null
        },
        {
          "condition": "isWhole",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "graceUntil",
              "storageKey": null
            }
          ]
        },
        {
          "condition": "seesOrders",
          "kind": "Condition",
          "passingValue": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "7a680ef0a94f43629ca36667e2aee963";

export default node;
