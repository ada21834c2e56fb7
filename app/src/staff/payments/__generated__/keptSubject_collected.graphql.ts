/**
 * @generated SignedSource<<5866f5df32313710264f21cb52baf488>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderState = "AWAITING_PAYMENT" | "CANCELLED" | "DRAFT" | "ENROLLED" | "EXPIRED" | "FOR_REVIEW" | "PAID" | "REFUNDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type keptSubject_collected$data = {
  readonly attempt: {
    readonly entry: {
      readonly invoice: {
        readonly databaseId: number;
      };
      readonly place: string | null;
      readonly user: {
        readonly databaseId: number;
        readonly name: string;
      };
    } | null;
    readonly order: {
      readonly databaseId: number;
      readonly payCode: string;
      readonly state: OrderState;
      readonly user: {
        readonly databaseId: number;
      } | null;
      readonly " $fragmentSpreads": FragmentRefs<"buyerName_order">;
    } | null;
  } | null;
  readonly user: {
    readonly databaseId: number;
  } | null;
  readonly " $fragmentType": "keptSubject_collected";
};
export type keptSubject_collected$key = {
  readonly " $data"?: keptSubject_collected$data;
  readonly " $fragmentSpreads": FragmentRefs<"keptSubject_collected">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "keptSubject_collected"
};

(node as any).hash = "85652d0d5e6197fb5bef253c0d9c750f";

export default node;
