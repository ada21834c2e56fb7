/**
 * @generated SignedSource<<e3a2a75c33f1fd2b2e681a99d417331b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProductContentKind = "COURSE" | "EVENT" | "RESOURCE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionContents_subscription$data = {
  readonly funnel: {
    readonly product: {
      readonly contents: ReadonlyArray<{
        readonly databaseId: number;
        readonly isLive: boolean;
        readonly kind: ProductContentKind;
        readonly name: string;
      }>;
    };
  };
  readonly " $fragmentType": "SubscriptionContents_subscription";
};
export type SubscriptionContents_subscription$key = {
  readonly " $data"?: SubscriptionContents_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionContents_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionContents_subscription",
  "selections": [
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
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ProductContent",
              "kind": "LinkedField",
              "name": "contents",
              "plural": true,
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
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isLive",
                  "storageKey": null
                }
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
  "type": "FunnelSubscription",
  "abstractKey": null
};

(node as any).hash = "9a26808cfb4c591c53ce60d8b06bafec";

export default node;
