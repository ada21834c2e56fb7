/**
 * @generated SignedSource<<138040645baabed475d870da8cf02866>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportKind = "COURSES" | "GROUPS" | "MEMBERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportCheck_import$data = {
  readonly changes: number;
  readonly creates: number;
  readonly databaseId: number;
  readonly fileName: string;
  readonly kind: ImportKind;
  readonly skips: number;
  readonly total: number;
  readonly " $fragmentType": "ImportCheck_import";
};
export type ImportCheck_import$key = {
  readonly " $data"?: ImportCheck_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportCheck_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportCheck_import",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "creates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skips",
      "storageKey": null
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "43c0954921c663ae0b450947e6174e24";

export default node;
