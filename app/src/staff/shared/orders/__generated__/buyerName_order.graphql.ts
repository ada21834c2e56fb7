/**
 * @generated SignedSource<<4d197d5f1fc3d26719636edca9f7358c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type buyerName_order$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "buyerName_order";
};
export type buyerName_order$key = {
  readonly " $data"?: buyerName_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"buyerName_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "buyerName_order"
};

(node as any).hash = "ddcff5098296445f79084122a818ae59";

export default node;
