/**
 * @generated SignedSource<<1556edefd2c7b076c635533db7d7d29f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type statementCounts_statement$data = {
  readonly counts: {
    readonly applied: number;
    readonly dismissed: number;
    readonly exact: number;
    readonly kept: number;
    readonly possible: number;
    readonly recorded: number;
    readonly unmatched: number;
  };
  readonly " $fragmentType": "statementCounts_statement";
};
export type statementCounts_statement$key = {
  readonly " $data"?: statementCounts_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"statementCounts_statement">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "statementCounts_statement"
};

(node as any).hash = "7b556f808c932e58e1912809705635d0";

export default node;
