/**
 * @generated SignedSource<<c2286b52549b5372dc91efe2a691eeb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportKind = "COURSES" | "GROUPS" | "MEMBERS" | "%future added value";
export type ImportState = "CHECKED" | "CHECKING" | "DONE" | "FAILED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportProgress_import$data = {
  readonly applied: number;
  readonly canContinue: boolean;
  readonly canUndo: boolean;
  readonly changes: number;
  readonly createdAt: string;
  readonly creates: number;
  readonly databaseId: number;
  readonly failed: number;
  readonly fileName: string;
  readonly kept: number;
  readonly kind: ImportKind;
  readonly problem: string | null;
  readonly skips: number;
  readonly state: ImportState;
  readonly stoppedIn: ImportState | null;
  readonly total: number;
  readonly undoableUntil: string | null;
  readonly undone: number;
  readonly " $fragmentType": "ImportProgress_import";
};
export type ImportProgress_import$key = {
  readonly " $data"?: ImportProgress_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportProgress_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportProgress_import",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "stoppedIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canContinue",
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
      "name": "creates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skips",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applied",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kept",
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
      "name": "canUndo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoableUntil",
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
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "a0b3be64a4feacf6a3b73688814bebea";

export default node;
