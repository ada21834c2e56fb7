/**
 * @generated SignedSource<<c22e32af1e8bc5793f5af1d6747965ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProofState = "APPROVED" | "REJECTED" | "SUBMITTED" | "SUPERSEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type proofDecision_proof$data = {
  readonly decidedBy: {
    readonly name: string;
  } | null;
  readonly state: ProofState;
  readonly " $fragmentType": "proofDecision_proof";
};
export type proofDecision_proof$key = {
  readonly " $data"?: proofDecision_proof$data;
  readonly " $fragmentSpreads": FragmentRefs<"proofDecision_proof">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "proofDecision_proof"
};

(node as any).hash = "8fcceab9935cbcd5f95d949ef7b76439";

export default node;
