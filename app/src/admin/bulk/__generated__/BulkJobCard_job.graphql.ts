/**
 * @generated SignedSource<<37293af2a570e082cbfb354ecd68e316>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkJobState = "DONE" | "FAILED" | "PREVIEWED" | "PREVIEWING" | "RUNNING" | "STOPPED" | "STOPPING" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkJobCard_job$data = {
  readonly canUndo: boolean;
  readonly databaseId: number;
  readonly failed: number;
  readonly kept: number;
  readonly problem: string | null;
  readonly state: BulkJobState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BulkJobProgress_job" | "bulkJobText_job">;
  readonly " $fragmentType": "BulkJobCard_job";
};
export type BulkJobCard_job$key = {
  readonly " $data"?: BulkJobCard_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkJobCard_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failed",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kept",
  "storageKey": null
};
return {
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
      "name": "title",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUndo",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "bulkJobText_job",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "operation",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skipped",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undone",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
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
})();

(node as any).hash = "4458d0f87d2b42b2473b59d8457bf644";

export default node;
