/**
 * @generated SignedSource<<5fc2f41b0c6f4802ad3d090344fe2929>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BulkJobRowState = "CHANGED" | "FAILED" | "KEPT" | "SKIPPED" | "UNDONE" | "WAITING" | "%future added value";
export type BulkJobState = "DONE" | "FAILED" | "PREVIEWED" | "PREVIEWING" | "RUNNING" | "STOPPED" | "STOPPING" | "UNDOING" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BulkJobDetails_job$data = {
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly firstRows: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly becomes: string | null;
        readonly message: string | null;
        readonly name: string | null;
        readonly state: BulkJobRowState;
        readonly subjectId: number;
        readonly was: string | null;
      };
    }>;
  };
  readonly input: unknown;
  readonly list: string;
  readonly operation: string;
  readonly startedBy: {
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  } | null;
  readonly state: BulkJobState;
  readonly title: string;
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"BulkJobProgress_job" | "BulkSkips_job" | "bulkJobText_job">;
  readonly " $fragmentType": "BulkJobDetails_job";
};
export type BulkJobDetails_job$key = {
  readonly " $data"?: BulkJobDetails_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkJobDetails_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "operation",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkJobDetails_job",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "input",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "bulkJobText_job",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kept",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "startedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonName_person"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "firstRows",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "BulkJobRowsConnection",
      "kind": "LinkedField",
      "name": "rows",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BulkJobRowsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BulkJobRow",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subjectId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "was",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "becomes",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "message",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "rows(first:10)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkSkips_job"
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

(node as any).hash = "76f05fc55977db2925bc3fcd9fe80652";

export default node;
