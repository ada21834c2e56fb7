/**
 * @generated SignedSource<<559205bd9b0debc0e816e2427b93c763>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BulkJobState = "DONE" | "FAILED" | "PREVIEWED" | "PREVIEWING" | "RUNNING" | "STOPPED" | "STOPPING" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type bulkJobText_job$data = {
  readonly changed: number;
  readonly failed: number;
  readonly kept: number;
  readonly operation: string;
  readonly skipped: number;
  readonly state: BulkJobState;
  readonly total: number;
  readonly undone: number;
  readonly " $fragmentType": "bulkJobText_job";
};
export type bulkJobText_job$key = {
  readonly " $data"?: bulkJobText_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"bulkJobText_job">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bulkJobText_job"
};

(node as any).hash = "979ea788e210e158358d0dda9c3fbf4f";

export default node;
