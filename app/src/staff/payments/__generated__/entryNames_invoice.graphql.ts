/**
 * @generated SignedSource<<d314d95d717e02b04c77c7da38fe7dee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entryNames_invoice$data = {
  readonly paymentSchedule: ReadonlyArray<{
    readonly databaseId: number;
    readonly voidedAt: string | null;
  }>;
  readonly " $fragmentType": "entryNames_invoice";
};
export type entryNames_invoice$key = {
  readonly " $data"?: entryNames_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryNames_invoice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entryNames_invoice"
};

(node as any).hash = "543e611074e418b7c836749ffb796234";

export default node;
