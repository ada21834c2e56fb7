/**
 * @generated SignedSource<<abfa367d08e8067cfede40ed1e8d33d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FunnelOrders_viewer$data = {
  readonly orders?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"useOrderColumns_orders">;
      };
    }>;
  };
  readonly " $fragmentType": "FunnelOrders_viewer";
};
export type FunnelOrders_viewer$key = {
  readonly " $data"?: FunnelOrders_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FunnelOrders_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "funnelId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "seesOrders"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "FunnelOrders_viewer",
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
              "fields": [
                {
                  "kind": "Variable",
                  "name": "funnelId",
                  "variableName": "funnelId"
                }
              ],
              "kind": "ObjectValue",
              "name": "filter"
            },
            {
              "kind": "Literal",
              "name": "first",
              "value": 10
            }
          ],
          "concreteType": "OrdersConnection",
          "kind": "LinkedField",
          "name": "orders",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OrdersEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Order",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "useOrderColumns_orders"
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
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c502ebc72d802dec9feba4ae3f459555";

export default node;
