/**
 * @generated SignedSource<<0adb1c7820dd5cfaa7768f7dfdd3d6c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentList_money$data = {
  readonly documents: ReadonlyArray<{
    readonly databaseId: number;
    readonly issuedOn: string;
    readonly number: string;
    readonly pdfUrl: string;
    readonly title: string;
    readonly total: number;
  }>;
  readonly " $fragmentType": "DocumentList_money";
};
export type DocumentList_money$key = {
  readonly " $data"?: DocumentList_money$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentList_money">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentList_money",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "PersonMoney",
  "abstractKey": null
};

(node as any).hash = "87d6dceb9f661a6b845da59bcdcc88de";

export default node;
