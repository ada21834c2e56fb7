/**
 * @generated SignedSource<<2173b546e1d163e6c76c043d1e1a71c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type promisable_payer$data = {
  readonly invoices: ReadonlyArray<{
    readonly paymentSchedule: ReadonlyArray<{
      readonly databaseId: number;
      readonly due: number;
      readonly scheduleDate: string;
      readonly " $fragmentSpreads": FragmentRefs<"aboutPayment_entry">;
    }>;
  }>;
  readonly " $fragmentType": "promisable_payer";
};
export type promisable_payer$key = {
  readonly " $data"?: promisable_payer$data;
  readonly " $fragmentSpreads": FragmentRefs<"promisable_payer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "promisable_payer"
};

(node as any).hash = "45d71005540bbcaa4a28985f91d83119";

export default node;
