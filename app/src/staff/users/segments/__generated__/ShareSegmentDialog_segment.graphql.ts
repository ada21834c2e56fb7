/**
 * @generated SignedSource<<a7ff69088dca4a16070058e3c20a980c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareSegmentDialog_segment$data = {
  readonly databaseId: number;
  readonly isShared: boolean;
  readonly link: string;
  readonly name: string;
  readonly " $fragmentType": "ShareSegmentDialog_segment";
};
export type ShareSegmentDialog_segment$key = {
  readonly " $data"?: ShareSegmentDialog_segment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareSegmentDialog_segment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareSegmentDialog_segment",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShared",
      "storageKey": null
    }
  ],
  "type": "Segment",
  "abstractKey": null
};

(node as any).hash = "cde13ef58f357dff8413fdef240b5998";

export default node;
