/**
 * @generated SignedSource<<740945357240fef6b5b70d7cc89076aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProofState = "APPROVED" | "REJECTED" | "SUBMITTED" | "SUPERSEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProofHistory_sent$data = {
  readonly amount: number;
  readonly createdAt: string;
  readonly decidedAt: string | null;
  readonly decidedBy: {
    readonly name: string;
  } | null;
  readonly platform: string;
  readonly reason: string | null;
  readonly reference: string;
  readonly state: ProofState;
  readonly " $fragmentType": "ProofHistory_sent";
};
export type ProofHistory_sent$key = {
  readonly " $data"?: ProofHistory_sent$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofHistory_sent">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ProofHistory_sent"
};

(node as any).hash = "e8f5c32461bd396b0ee95b7bd8c6871f";

export default node;
