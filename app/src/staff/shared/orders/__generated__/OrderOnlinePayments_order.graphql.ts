/**
 * @generated SignedSource<<877142e903e3d5a4f28b9f967c6451df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderOnlinePayments_order$data = {
  readonly providerPayments?: ReadonlyArray<{
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"OnlinePayment_payment">;
  }>;
  readonly " $fragmentType": "OrderOnlinePayments_order";
};
export type OrderOnlinePayments_order$key = {
  readonly " $data"?: OrderOnlinePayments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderOnlinePayments_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesReceipts"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderOnlinePayments_order",
  "selections": [
    {
      "condition": "seesReceipts",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProviderPayment",
          "kind": "LinkedField",
          "name": "providerPayments",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "OnlinePayment_payment"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "57e551a62b7f4eb8f30a2415cdaecf48";

export default node;
