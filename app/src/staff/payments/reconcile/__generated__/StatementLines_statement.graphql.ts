/**
 * @generated SignedSource<<70322795f2c2affc3a2988f4989a7007>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementLines_statement$data = {
  readonly fileName: string;
  readonly " $fragmentSpreads": FragmentRefs<"StatementActions_statement" | "StatementFacts_statement" | "UndoStatementButton_statement" | "statementCounts_statement">;
  readonly " $fragmentType": "StatementLines_statement";
};
export type StatementLines_statement$key = {
  readonly " $data"?: StatementLines_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementLines_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementLines_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatementActions_statement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatementFacts_statement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UndoStatementButton_statement"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "statementCounts_statement",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StatementCounts",
          "kind": "LinkedField",
          "name": "counts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exact",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "possible",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unmatched",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "recorded",
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
              "name": "kept",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dismissed",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Statement",
  "abstractKey": null
};

(node as any).hash = "ff1985c381c4ef57a6332aec581dd3d8";

export default node;
