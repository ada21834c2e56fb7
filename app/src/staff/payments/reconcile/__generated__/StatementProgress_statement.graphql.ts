/**
 * @generated SignedSource<<09de253f93971e99f1d4ae67362801c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementState = "APPLYING" | "FAILED" | "MAPPING" | "NEW" | "READING" | "READY" | "UNDOING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatementProgress_statement$data = {
  readonly done: number;
  readonly failed: number;
  readonly state: StatementState;
  readonly toDo: number;
  readonly " $fragmentType": "StatementProgress_statement";
};
export type StatementProgress_statement$key = {
  readonly " $data"?: StatementProgress_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementProgress_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementProgress_statement",
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
      "name": "toDo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    }
  ],
  "type": "Statement",
  "abstractKey": null
};

(node as any).hash = "7113a575f7d1d2693424c7930b46930e";

export default node;
