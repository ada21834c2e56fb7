/**
 * @generated SignedSource<<1901fa51cc54ff801291742f3c450171>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type productValues_product$data = {
  readonly contents: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"productValues_content">;
  }>;
  readonly description: string;
  readonly expiresAt: string | null;
  readonly name: string;
  readonly price: number;
  readonly " $fragmentType": "productValues_product";
};
export type productValues_product$key = {
  readonly " $data"?: productValues_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"productValues_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productValues_product"
};

(node as any).hash = "1c0701831a152101c83ec8ba69ae9f85";

export default node;
