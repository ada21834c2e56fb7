/**
 * @generated SignedSource<<9e2be5f3d4b6e048d2b1f48a449f92b3>>
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
    };
    readonly isCurrent: boolean;
    readonly isLifetime: boolean;
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
};
return {
  "argumentDefinitions": [],
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

(node as any).hash = "debfee190c57aec1236ca2f827e884a1";

export default node;
