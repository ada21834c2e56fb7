/**
 * @generated SignedSource<<6a841e7829874065867395fedcabdd7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentTermAlignment = "ENROLMENT_DAY" | "HALF_MONTH_END" | "%future added value";
export type PaymentTermInterval = "HALF_MONTH" | "MONTH" | "WEEK" | "%future added value";
export type PaymentTermKind = "INSTALMENTS" | "ONE_TIME" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type termValues_term$data = {
  readonly alignment: PaymentTermAlignment;
  readonly count: number;
  readonly firstPayment: number | null;
  readonly interval: PaymentTermInterval;
  readonly kind: PaymentTermKind;
  readonly name: string;
  readonly surcharge: number;
  readonly " $fragmentType": "termValues_term";
};
export type termValues_term$key = {
  readonly " $data"?: termValues_term$data;
  readonly " $fragmentSpreads": FragmentRefs<"termValues_term">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "termValues_term"
};

(node as any).hash = "49af4c7ed021d5015431ac7a415843bf";

export default node;
