/**
 * @generated SignedSource<<bf5629f02678f6cee4c141652d3f4ec4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementFacts_statement$data = {
  readonly balance: string | null;
  readonly balanceRow: number | null;
  readonly failed: number;
  readonly known: number;
  readonly outgoing: number;
  readonly problemCount: number;
  readonly problems: ReadonlyArray<{
    readonly column: string | null;
    readonly message: string;
    readonly row: number;
    readonly value: string;
  }>;
  readonly source: string | null;
  readonly toDo: number;
  readonly " $fragmentType": "StatementFacts_statement";
};
export type StatementFacts_statement$key = {
  readonly " $data"?: StatementFacts_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementFacts_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementFacts_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balanceRow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outgoing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "known",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problemCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnreadStatementRow",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
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
          "name": "column",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
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
      "name": "failed",
      "storageKey": null
    }
  ],
  "type": "Statement",
  "abstractKey": null
};

(node as any).hash = "8c3063a49afc0f8048271e5582335ed0";

export default node;
