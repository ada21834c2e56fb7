/**
 * @generated SignedSource<<44da988bdcccb53d12e6130d05bf8f20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "PAID" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditEntryDialog_entry$data = {
  readonly databaseId: number;
  readonly payment: {
    readonly __typename: "Payment";
  } | null;
  readonly paymentPlatform: string | null;
  readonly price: number;
  readonly revision: number;
  readonly scheduleDate: string;
  readonly status: PaymentStatus;
  readonly " $fragmentType": "EditEntryDialog_entry";
};
export type EditEntryDialog_entry$key = {
  readonly " $data"?: EditEntryDialog_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditEntryDialog_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditEntryDialog_entry",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduleDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentPlatform",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ScheduleEntry",
  "abstractKey": null
};

(node as any).hash = "d98826db6cc6d11a6f3513965e554bf2";

export default node;
