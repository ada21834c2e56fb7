/**
 * @generated SignedSource<<07b6fc04551a4e7da529cc5287e281ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LegalVersions_document$data = {
  readonly versions: ReadonlyArray<{
    readonly body: string;
    readonly number: number;
    readonly publishedAt: string;
    readonly publishedBy: {
      readonly name: string;
    } | null;
  }>;
  readonly " $fragmentType": "LegalVersions_document";
};
export type LegalVersions_document$key = {
  readonly " $data"?: LegalVersions_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"LegalVersions_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LegalVersions_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LegalVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
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
          "name": "body",
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
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "publishedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LegalDocument",
  "abstractKey": null
};

(node as any).hash = "ffc20d0377ddd82cb950448f6a4e743f";

export default node;
