/**
 * @generated SignedSource<<af6a2744f863b726d23899f7e4c7d43a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkSkips_job$data = {
  readonly skips: ReadonlyArray<{
    readonly message: string;
    readonly rows: number;
  }>;
  readonly " $fragmentType": "BulkSkips_job";
};
export type BulkSkips_job$key = {
  readonly " $data"?: BulkSkips_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkSkips_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkSkips_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BulkSkip",
      "kind": "LinkedField",
      "name": "skips",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rows",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BulkJob",
  "abstractKey": null
};

(node as any).hash = "8df68d8a6397e7a9e85f2bbb0d515622";

export default node;
