/**
 * @generated SignedSource<<e491fc249277d1da29d185862b28bba1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type collectedAmount_collected$data = {
  readonly amount: number;
  readonly currency: string;
  readonly " $fragmentType": "collectedAmount_collected";
};
export type collectedAmount_collected$key = {
  readonly " $data"?: collectedAmount_collected$data;
  readonly " $fragmentSpreads": FragmentRefs<"collectedAmount_collected">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "collectedAmount_collected"
};

(node as any).hash = "da28329543e482bdcf63058896d6dc81";

export default node;
