/**
 * @generated SignedSource<<00129a12f653113beb4be3c73fe4b560>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenOrder_viewer$data = {
  readonly order?: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderDrawer_order">;
  } | null;
  readonly " $fragmentType": "OpenOrder_viewer";
};
export type OpenOrder_viewer$key = {
  readonly " $data"?: OpenOrder_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenOrder_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "orderId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesAffiliate"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesOrders"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesReceipts"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesSubscription"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenOrder_viewer",
  "selections": [
    {
      "condition": "seesOrders",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "orderId"
            }
          ],
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "order",
          "plural": false,
          "selections": [
            {
              "args": [
                {
                  "kind": "Variable",
                  "name": "seesAffiliate",
                  "variableName": "seesAffiliate"
                },
                {
                  "kind": "Variable",
                  "name": "seesReceipts",
                  "variableName": "seesReceipts"
                },
                {
                  "kind": "Variable",
                  "name": "seesSubscription",
                  "variableName": "seesSubscription"
                }
              ],
              "kind": "FragmentSpread",
              "name": "OrderDrawer_order"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2af27cbbf47adcee14f3bccf199f9419";

export default node;
