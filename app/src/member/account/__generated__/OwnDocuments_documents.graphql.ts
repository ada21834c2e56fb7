/**
 * @generated SignedSource<<0259bce3ed6c7a9932fb196bb86d6021>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnDocuments_documents$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly issuedOn: string;
  readonly number: string;
  readonly pdfUrl: string;
  readonly title: string;
  readonly total: number;
  readonly " $fragmentType": "OwnDocuments_documents";
}>;
export type OwnDocuments_documents$key = ReadonlyArray<{
  readonly " $data"?: OwnDocuments_documents$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnDocuments_documents">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OwnDocuments_documents",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pdfUrl",
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "94523f00fae3ce67423b0192e5502030";

export default node;
