/**
 * @generated SignedSource<<0ab140e4db822b61b4c4e2adcbb57c05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkJobState = "DONE" | "FAILED" | "PREVIEWED" | "PREVIEWING" | "RUNNING" | "STOPPED" | "STOPPING" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkJobCard_job$data = {
  readonly databaseId: number;
  readonly state: BulkJobState;
  readonly " $fragmentSpreads": FragmentRefs<"BulkJobProgress_job">;
  readonly " $fragmentType": "BulkJobCard_job";
};
export type BulkJobCard_job$key = {
  readonly " $data"?: BulkJobCard_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkJobCard_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkJobCard_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
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

(node as any).hash = "6df6f8409e3c1c6e3d4afc74474f95af";

export default node;
