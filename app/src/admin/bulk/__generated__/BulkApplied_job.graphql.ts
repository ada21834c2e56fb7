/**
 * @generated SignedSource<<46330d55b159d336dc072ab8617633ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkJobState = "DONE" | "FAILED" | "PREVIEWED" | "PREVIEWING" | "RUNNING" | "STOPPED" | "STOPPING" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkApplied_job$data = {
  readonly state: BulkJobState;
  readonly " $fragmentSpreads": FragmentRefs<"BulkJobProgress_job">;
  readonly " $fragmentType": "BulkApplied_job";
};
export type BulkApplied_job$key = {
  readonly " $data"?: BulkApplied_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkApplied_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkApplied_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkJobProgress_job"
    }
  ],
  "type": "BulkJob",
  "abstractKey": null
};

(node as any).hash = "cd7cd1ad95d00ee8be8236ab589dd17f";

export default node;
