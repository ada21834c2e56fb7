/**
 * @generated SignedSource<<b12486fdd4bf502d7536d530891dd2b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NeedsAttention_counts$data = {
  readonly countedAt: string;
  readonly counts: ReadonlyArray<{
    readonly key: string;
    readonly rows: number;
  }>;
  readonly " $fragmentType": "NeedsAttention_counts";
};
export type NeedsAttention_counts$key = {
  readonly " $data"?: NeedsAttention_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"NeedsAttention_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NeedsAttention_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeCount",
      "kind": "LinkedField",
      "name": "counts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
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
  "type": "HomeCounts",
  "abstractKey": null
};

(node as any).hash = "3cf3136bb2b388a2888675eb0ab6692e";

export default node;
