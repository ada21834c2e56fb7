/**
 * @generated SignedSource<<4568873b87cd8214f93f1de0d553e9b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type funnelValues_funnel$data = {
  readonly accessLevel: {
    readonly databaseId: number;
  } | null;
  readonly closesAt: string | null;
  readonly hasWaitingList: boolean;
  readonly hidden: boolean;
  readonly name: string;
  readonly opensAt: string | null;
  readonly paymentTerms: ReadonlyArray<{
    readonly paymentTermId: number;
  }>;
  readonly slug: string;
  readonly startByDays: number;
  readonly startsAt: string | null;
  readonly validityByDays: number | null;
  readonly " $fragmentType": "funnelValues_funnel";
};
export type funnelValues_funnel$key = {
  readonly " $data"?: funnelValues_funnel$data;
  readonly " $fragmentSpreads": FragmentRefs<"funnelValues_funnel">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "funnelValues_funnel"
};

(node as any).hash = "f5002a18d43399fb2f10f067c5df63eb";

export default node;
