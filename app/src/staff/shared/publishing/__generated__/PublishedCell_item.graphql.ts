/**
 * @generated SignedSource<<27c8170dd49432c5e99e830fd2dc5fce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Publication = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublishedCell_item$data = {
  readonly publication: Publication;
  readonly publishedAt: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"PublicationStatus_item">;
  readonly " $fragmentType": "PublishedCell_item";
};
export type PublishedCell_item$key = {
  readonly " $data"?: PublishedCell_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishedCell_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishedCell_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publication",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublicationStatus_item"
    }
  ],
  "type": "Publishable",
  "abstractKey": "__isPublishable"
};

(node as any).hash = "669eebade05b63d219b7801ef8549845";

export default node;
