/**
 * @generated SignedSource<<b758387822cfd50531226ad0fe4a2fc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportOutcome = "CHANGE" | "CREATE" | "PROBLEM" | "SKIP" | "%future added value";
export type ImportRowState = "APPLIED" | "FAILED" | "KEPT" | "SKIPPED" | "UNDONE" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OpenImport_rows$data = ReadonlyArray<{
  readonly cells: unknown;
  readonly outcome: ImportOutcome | null;
  readonly problem: string | null;
  readonly recordId: number | null;
  readonly row: number;
  readonly sheet: string;
  readonly state: ImportRowState;
  readonly " $fragmentType": "OpenImport_rows";
}>;
export type OpenImport_rows$key = ReadonlyArray<{
  readonly " $data"?: OpenImport_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenImport_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OpenImport_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sheet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "row",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cells",
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
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordId",
      "storageKey": null
    }
  ],
  "type": "ImportRow",
  "abstractKey": null
};

(node as any).hash = "a4fa93fbd9186df69f847798b2f1defc";

export default node;
