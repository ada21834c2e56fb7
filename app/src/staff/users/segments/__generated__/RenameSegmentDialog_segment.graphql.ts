/**
 * @generated SignedSource<<fb3c01fd19a2f93025ba5c3da92cc2e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SegmentListName = "MEMBERS" | "NONMEMBERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RenameSegmentDialog_segment$data = {
  readonly databaseId: number;
  readonly list: SegmentListName;
  readonly name: string;
  readonly revision: number;
  readonly search: string;
  readonly " $fragmentType": "RenameSegmentDialog_segment";
};
export type RenameSegmentDialog_segment$key = {
  readonly " $data"?: RenameSegmentDialog_segment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenameSegmentDialog_segment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenameSegmentDialog_segment",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "search",
      "storageKey": null
    }
  ],
  "type": "Segment",
  "abstractKey": null
};

(node as any).hash = "e9598f94da141083691578fb4e41e18c";

export default node;
