/**
 * @generated SignedSource<<90c0c9907e10ac102188687b6d86b3af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementRowState = "APPLIED" | "DISMISSED" | "EXACT" | "KEPT" | "POSSIBLE" | "RECORDED" | "UNMATCHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LineDecision_row$data = {
  readonly actions: ReadonlyArray<string>;
  readonly amount: number;
  readonly databaseId: number;
  readonly state: StatementRowState;
  readonly " $fragmentSpreads": FragmentRefs<"ChoosePaymentDialog_row">;
  readonly " $fragmentType": "LineDecision_row";
};
export type LineDecision_row$key = {
  readonly " $data"?: LineDecision_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineDecision_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineDecision_row",
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
      "name": "amount",
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
      "name": "actions",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChoosePaymentDialog_row"
    }
  ],
  "type": "StatementRow",
  "abstractKey": null
};

(node as any).hash = "f73a20755fd1261901a90473f303f016";

export default node;
