/**
 * @generated SignedSource<<1d335f760bfa58196ec34bcc4d5dae8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonDocuments_person$data = {
  readonly money: {
    readonly documents: ReadonlyArray<{
      readonly databaseId: number;
      readonly issuedOn: string;
      readonly number: string;
      readonly pdfUrl: string;
      readonly title: string;
      readonly total: number;
    }>;
  };
  readonly " $fragmentType": "PersonDocuments_person";
};
export type PersonDocuments_person$key = {
  readonly " $data"?: PersonDocuments_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonDocuments_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonDocuments_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonMoney",
      "kind": "LinkedField",
      "name": "money",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "450ceda49defd6e60ab7564bd8532fbd";

export default node;
