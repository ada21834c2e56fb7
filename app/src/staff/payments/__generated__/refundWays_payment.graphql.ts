/**
 * @generated SignedSource<<a5a5ee185d2bd84be29079518c17d730>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refundWays_payment$data = {
  readonly amount: number;
  readonly databaseId: number;
  readonly paidOn: string;
  readonly platform: string;
  readonly platformName: string;
  readonly provider: string | null;
  readonly reversedAt: string | null;
  readonly shares: ReadonlyArray<{
    readonly entry: {
      readonly invoice: {
        readonly databaseId: number;
      };
    } | null;
  }>;
  readonly " $fragmentType": "refundWays_payment";
};
export type refundWays_payment$key = {
  readonly " $data"?: refundWays_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"refundWays_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refundWays_payment"
};

(node as any).hash = "0e4315e5e3102214cbca3eaf16b4023a";

export default node;
