/**
 * @generated SignedSource<<8a8f526f9a24f0c52e8f64fc09d5273b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type received_proof$data = {
  readonly amount: number;
  readonly paidOn: string;
  readonly platform: string;
  readonly reference: string;
  readonly " $fragmentType": "received_proof";
};
export type received_proof$key = {
  readonly " $data"?: received_proof$data;
  readonly " $fragmentSpreads": FragmentRefs<"received_proof">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "received_proof"
};

(node as any).hash = "f703a01df1172947e4b1973fe71dd113";

export default node;
