/**
 * @generated SignedSource<<ddd6edb371a31ff7977ddf1b21f0e2ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionActions_subscription$data = {
  readonly accessLevelName: string | null;
  readonly databaseId: number;
  readonly expiryText: string;
  readonly funnel: {
    readonly name: string;
  };
  readonly isLifetime: boolean;
  readonly unsubscribedAt: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"UnsubscribeDialog_subscription">;
  readonly " $fragmentType": "SubscriptionActions_subscription";
};
export type SubscriptionActions_subscription$key = {
  readonly " $data"?: SubscriptionActions_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionActions_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "money"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionActions_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "name": "isLifetime",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessLevelName",
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "readsMoney",
          "variableName": "money"
        }
      ],
      "kind": "FragmentSpread",
      "name": "UnsubscribeDialog_subscription"
    }
  ],
  "type": "FunnelSubscription",
  "abstractKey": null
};

(node as any).hash = "a197c52f5de42ddfd3585b3cd85b1211";

export default node;
