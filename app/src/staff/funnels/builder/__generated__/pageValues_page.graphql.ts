/**
 * @generated SignedSource<<7a4de514521d2554d07e8a0f2d698893>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pageValues_page$data = {
  readonly databaseId: number;
  readonly draft: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"pageValues_block">;
  }>;
  readonly revision: number;
  readonly shareDescription: string;
  readonly shareTitle: string;
  readonly " $fragmentType": "pageValues_page";
};
export type pageValues_page$key = {
  readonly " $data"?: pageValues_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageValues_page">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pageValues_page"
};

(node as any).hash = "d0f3629b8220e35be5a407e86505b690";

export default node;
