/**
 * @generated SignedSource<<024b45e775e18282e533ff65c521c39f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementPage_viewer$data = {
  readonly statement?: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"OpenStatement_statement">;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"OpenStatement_viewer">;
  readonly " $fragmentType": "StatementPage_viewer";
};
export type StatementPage_viewer$key = {
  readonly " $data"?: StatementPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "offset"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "opensStatement"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "statementId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementPage_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenStatement_viewer"
    },
    {
      "condition": "opensStatement",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "databaseId",
              "variableName": "statementId"
            }
          ],
          "concreteType": "Statement",
          "kind": "LinkedField",
          "name": "statement",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            {
              "args": [
                {
                  "kind": "Variable",
                  "name": "after",
                  "variableName": "after"
                },
                {
                  "kind": "Variable",
                  "name": "filter",
                  "variableName": "filter"
                },
                {
                  "kind": "Variable",
                  "name": "first",
                  "variableName": "first"
                },
                {
                  "kind": "Variable",
                  "name": "offset",
                  "variableName": "offset"
                },
                {
                  "kind": "Variable",
                  "name": "sort",
                  "variableName": "sort"
                }
              ],
              "kind": "FragmentSpread",
              "name": "OpenStatement_statement"
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5c4bb45dce79bdced61456fc0ee2516e";

export default node;
