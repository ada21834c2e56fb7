/**
 * @generated SignedSource<<2ca9a56149e8c4ca5f8d1a80fb359a3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementRowState = "APPLIED" | "DISMISSED" | "EXACT" | "KEPT" | "POSSIBLE" | "RECORDED" | "UNMATCHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LineMatch_row$data = {
  readonly others: number;
  readonly state: StatementRowState;
  readonly " $fragmentType": "LineMatch_row";
};
export type LineMatch_row$key = {
  readonly " $data"?: LineMatch_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineMatch_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineMatch_row",
  "selections": [
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
      "name": "others",
      "storageKey": null
    }
  ],
  "type": "StatementRow",
  "abstractKey": null
};

(node as any).hash = "c29a88b9687840af44bca641a1040c61";

export default node;
