/**
 * @generated SignedSource<<ab13b1d9f749c82280e799320d415203>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Publication = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublishActions_item$data = {
  readonly archivedAt: string | null;
  readonly databaseId: number;
  readonly name: string;
  readonly publication: Publication;
  readonly " $fragmentSpreads": FragmentRefs<"PublishDialog_item">;
  readonly " $fragmentType": "PublishActions_item";
};
export type PublishActions_item$key = {
  readonly " $data"?: PublishActions_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishActions_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishActions_item",
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
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publication",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishDialog_item"
    }
  ],
  "type": "Publishable",
  "abstractKey": "__isPublishable"
};

(node as any).hash = "5b63bb6aa1d5c00ea0eb8e162205cf12";

export default node;
