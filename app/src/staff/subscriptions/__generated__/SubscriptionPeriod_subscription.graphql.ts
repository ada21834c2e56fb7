/**
 * @generated SignedSource<<caf73ca172eb3a8a3ee698ba404f4de6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionPeriod_subscription$data = {
  readonly expiry: string;
  readonly expiryText: string;
  readonly startsAt: string;
  readonly unsubscribedAt: string | null;
  readonly unsubscribedReason: string | null;
  readonly " $fragmentType": "SubscriptionPeriod_subscription";
};
export type SubscriptionPeriod_subscription$key = {
  readonly " $data"?: SubscriptionPeriod_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionPeriod_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionPeriod_subscription",
  "selections": [
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
      "name": "unsubscribedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unsubscribedReason",
      "storageKey": null
    }
  ],
  "type": "FunnelSubscription",
  "abstractKey": null
};

(node as any).hash = "ae58be6de5844ac3cb145b6b7ab316d7";

export default node;
