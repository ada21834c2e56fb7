/**
 * @generated SignedSource<<ccf7e803ba5935e0f750ef7d2b0d840d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementState = "APPLYING" | "FAILED" | "MAPPING" | "NEW" | "READING" | "READY" | "UNDOING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatementFailure_statement$data = {
  readonly databaseId: number;
  readonly fileName: string;
  readonly hasFile: boolean;
  readonly problem: string | null;
  readonly state: StatementState;
  readonly " $fragmentType": "StatementFailure_statement";
};
export type StatementFailure_statement$key = {
  readonly " $data"?: StatementFailure_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementFailure_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementFailure_statement",
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
      "name": "state",
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
      "name": "hasFile",
      "storageKey": null
    }
  ],
  "type": "Statement",
  "abstractKey": null
};

(node as any).hash = "6e92fbafdda0e0160809bb25bf20d333";

export default node;
