/**
 * @generated SignedSource<<d639d75930f112b43adef528e63fea65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentDrawer_document$data = {
  readonly number: string;
  readonly pdfUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentView_document">;
  readonly " $fragmentType": "DocumentDrawer_document";
};
export type DocumentDrawer_document$key = {
  readonly " $data"?: DocumentDrawer_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentDrawer_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentDrawer_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pdfUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentView_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "f2317e3649696a393dcc6b764714cdf8";

export default node;
