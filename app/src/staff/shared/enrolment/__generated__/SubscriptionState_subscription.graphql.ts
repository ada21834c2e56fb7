/**
 * @generated SignedSource<<6f30f1203f625dcfd967791ea9d385ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionState_subscription$data = {
  readonly isCurrent: boolean;
  readonly isExpired: boolean;
  readonly unsubscribedAt: string | null;
  readonly " $fragmentType": "SubscriptionState_subscription";
};
export type SubscriptionState_subscription$key = {
  readonly " $data"?: SubscriptionState_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionState_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionState_subscription",
  "selections": [
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
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    }
  ],
  "type": "FunnelSubscription",
  "abstractKey": null
};

(node as any).hash = "7e13bad71de3c16300aa3cf566c65b2a";

export default node;
