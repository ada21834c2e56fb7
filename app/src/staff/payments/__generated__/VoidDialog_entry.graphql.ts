/**
 * @generated SignedSource<<4f0fbe7caf4fde4ca4c50434b0c9f396>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VoidDialog_entry$data = {
  readonly databaseId: number;
  readonly price: number;
  readonly revision: number;
  readonly " $fragmentType": "VoidDialog_entry";
};
export type VoidDialog_entry$key = {
  readonly " $data"?: VoidDialog_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"VoidDialog_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VoidDialog_entry",
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
      "name": "price",
      "storageKey": null
    }
  ],
  "type": "ScheduleEntry",
  "abstractKey": null
};

(node as any).hash = "233720ad31b53e3b1f633faae4030dd2";

export default node;
