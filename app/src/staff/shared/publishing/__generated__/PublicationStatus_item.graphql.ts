/**
 * @generated SignedSource<<90e4792abe7ef535a3345b1bd653059a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Publication = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublicationStatus_item$data = {
  readonly archivedAt: string | null;
  readonly publication: Publication;
  readonly " $fragmentType": "PublicationStatus_item";
};
export type PublicationStatus_item$key = {
  readonly " $data"?: PublicationStatus_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicationStatus_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicationStatus_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publication",
      "storageKey": null
    }
  ],
  "type": "Publishable",
  "abstractKey": "__isPublishable"
};

(node as any).hash = "fa7c3e217f9c9e152a58413e8ed7bacc";

export default node;
