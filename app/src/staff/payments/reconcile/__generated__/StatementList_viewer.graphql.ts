/**
 * @generated SignedSource<<b866d256678aea92de2a8b04608573de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementState = "APPLYING" | "FAILED" | "MAPPING" | "NEW" | "READING" | "READY" | "UNDOING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatementList_viewer$data = {
  readonly payAccounts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SendStatementDialog_accounts">;
  }>;
  readonly statements?: ReadonlyArray<{
    readonly createdAt: string;
    readonly databaseId: number;
    readonly done: number;
    readonly failed: number;
    readonly fileName: string;
    readonly platformName: string;
    readonly state: StatementState;
    readonly stateText: string;
    readonly toDo: number;
    readonly uploadedBy: {
      readonly name: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"statementCounts_statement">;
  }>;
  readonly " $fragmentType": "StatementList_viewer";
};
export type StatementList_viewer$key = {
  readonly " $data"?: StatementList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "opensStatement"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayAccount",
      "kind": "LinkedField",
      "name": "payAccounts",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SendStatementDialog_accounts"
        }
      ],
      "storageKey": null
    },
    {
      "condition": "opensStatement",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Statement",
          "kind": "LinkedField",
          "name": "statements",
          "plural": true,
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
              "name": "platformName",
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
              "name": "stateText",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "uploadedBy",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
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
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0865da21c7027707e1800bec971a468b";

export default node;
