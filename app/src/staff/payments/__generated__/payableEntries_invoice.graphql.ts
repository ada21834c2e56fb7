/**
 * @generated SignedSource<<a8c919c968eddf091c97ce79d2f5e810>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type payableEntries_invoice$data = {
  readonly paymentSchedule: ReadonlyArray<{
    readonly databaseId: number;
    readonly paid: number;
    readonly position: number;
    readonly price: number;
    readonly scheduleDate: string;
    readonly voidedAt: string | null;
  }>;
  readonly " $fragmentType": "payableEntries_invoice";
};
export type payableEntries_invoice$key = {
  readonly " $data"?: payableEntries_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"payableEntries_invoice">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "payableEntries_invoice"
};

(node as any).hash = "16f811d6470e9ffc8fd801a14548e801";

export default node;
