/**
 * @generated SignedSource<<437bcf8f6d067512bff9e0d8c1521ed3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBuyer_order$data = {
  readonly email: string;
  readonly facebookProfile: string | null;
  readonly mobileNumber: string | null;
  readonly user: {
    readonly databaseId: number;
    readonly name: string;
  } | null;
  readonly " $fragmentType": "OrderBuyer_order";
};
export type OrderBuyer_order$key = {
  readonly " $data"?: OrderBuyer_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBuyer_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBuyer_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobileNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "facebookProfile",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e3b265d4a6293b161d0a5aa38f37080d";

export default node;
