/**
 * @generated SignedSource<<d954150d200f1db75a8830af4e51e6b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderState = "AWAITING_PAYMENT" | "CANCELLED" | "DRAFT" | "ENROLLED" | "EXPIRED" | "FOR_REVIEW" | "PAID" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonOrders_person$data = {
  readonly money: {
    readonly orders: ReadonlyArray<{
      readonly createdAt: string;
      readonly databaseId: number;
      readonly endedReason: string | null;
      readonly payCode: string;
      readonly product: string;
      readonly state: OrderState;
      readonly stateLabel: string;
      readonly termName: string | null;
      readonly total: number;
    }>;
  };
  readonly " $fragmentType": "PersonOrders_person";
};
export type PersonOrders_person$key = {
  readonly " $data"?: PersonOrders_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonOrders_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonOrders_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonMoney",
      "kind": "LinkedField",
      "name": "money",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "orders",
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
              "name": "payCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "product",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "termName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stateLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endedReason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "087a604aa03f556aa749fa55e0c18b36";

export default node;
