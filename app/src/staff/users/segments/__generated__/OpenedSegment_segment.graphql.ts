/**
 * @generated SignedSource<<a44353e619888f3070abdbbd9109d9a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenedSegment_segment$data = {
  readonly path: string;
  readonly problem: string | null;
  readonly " $fragmentType": "OpenedSegment_segment";
};
export type OpenedSegment_segment$key = {
  readonly " $data"?: OpenedSegment_segment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenedSegment_segment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenedSegment_segment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    }
  ],
  "type": "Segment",
  "abstractKey": null
};

(node as any).hash = "35215f46fa6354c87ea5a199c1da6f4d";

export default node;
