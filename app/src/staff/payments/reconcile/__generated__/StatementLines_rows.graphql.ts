/**
 * @generated SignedSource<<1a323dcd3b2a55e236974a4ed5526a75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementRowState = "APPLIED" | "DISMISSED" | "EXACT" | "KEPT" | "POSSIBLE" | "RECORDED" | "UNMATCHED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatementLines_rows$data = ReadonlyArray<{
  readonly amount: number;
  readonly databaseId: number;
  readonly decidedAt: string | null;
  readonly decidedBy: {
    readonly name: string;
  } | null;
  readonly description: string;
  readonly evidence: ReadonlyArray<string>;
  readonly isAmountOther: boolean;
  readonly isReferenceLost: boolean;
  readonly paidOn: string;
  readonly problem: string | null;
  readonly reference: string;
  readonly row: number;
  readonly state: StatementRowState;
  readonly " $fragmentSpreads": FragmentRefs<"LineDecision_row" | "LineMatch_row" | "lineTarget_row">;
  readonly " $fragmentType": "StatementLines_rows";
}>;
export type StatementLines_rows$key = ReadonlyArray<{
  readonly " $data"?: StatementLines_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementLines_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StatementLines_rows",
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
      "name": "row",
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReferenceLost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "paidOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAmountOther",
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
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "decidedBy",
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
      "name": "lineTarget_row",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StatementTarget",
          "kind": "LinkedField",
          "name": "target",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "personName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "userId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "place",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "orderId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "due",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasReceipt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineDecision_row"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineMatch_row"
    }
  ],
  "type": "StatementRow",
  "abstractKey": null
};

(node as any).hash = "052aee1a7e3f9ca33ecd2e2457498f2a";

export default node;
