/**
 * @generated SignedSource<<ff4c25efb2870cf3a79b263ccb416136>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Publication = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublicationNotice_item$data = {
  readonly archivedAt: string | null;
  readonly publication: Publication;
  readonly publishedAt: string | null;
  readonly " $fragmentType": "PublicationNotice_item";
};
export type PublicationNotice_item$key = {
  readonly " $data"?: PublicationNotice_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublicationNotice_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublicationNotice_item",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    }
  ],
  "type": "Publishable",
  "abstractKey": "__isPublishable"
};

(node as any).hash = "02bcc1c3c1a9386a5f180c887ad624b6";

export default node;
