/**
 * @generated SignedSource<<9b466057819054e340ecf079ab604c1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UseCreditDialog_entry$data = {
  readonly databaseId: number;
  readonly revision: number;
  readonly " $fragmentType": "UseCreditDialog_entry";
};
export type UseCreditDialog_entry$key = {
  readonly " $data"?: UseCreditDialog_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"UseCreditDialog_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UseCreditDialog_entry",
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
    }
  ],
  "type": "ScheduleEntry",
  "abstractKey": null
};

(node as any).hash = "5201625de0eebc61cb520634c2b80598";

export default node;
