/**
 * @generated SignedSource<<f7fc7f41a96bbe916d52a84a2101cb11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentStatus = "PAID" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RevokeDialog_entry$data = {
  readonly databaseId: number;
  readonly due: number;
  readonly price: number;
  readonly revision: number;
  readonly status: PaymentStatus;
  readonly " $fragmentType": "RevokeDialog_entry";
};
export type RevokeDialog_entry$key = {
  readonly " $data"?: RevokeDialog_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevokeDialog_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevokeDialog_entry",
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
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due",
      "storageKey": null
    }
  ],
  "type": "ScheduleEntry",
  "abstractKey": null
};

(node as any).hash = "bb38999a199dc1078007bcbc86163daf";

export default node;
