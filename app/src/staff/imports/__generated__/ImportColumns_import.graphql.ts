/**
 * @generated SignedSource<<10f7229564acc4b18833ee4273e82bba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportKind = "COURSES" | "GROUPS" | "MEMBERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportColumns_import$data = {
  readonly databaseId: number;
  readonly kind: ImportKind;
  readonly sheets: ReadonlyArray<{
    readonly columns: ReadonlyArray<{
      readonly column: string | null;
      readonly title: string;
    }>;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ImportColumns_import";
};
export type ImportColumns_import$key = {
  readonly " $data"?: ImportColumns_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportColumns_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportColumns_import",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportSheet",
      "kind": "LinkedField",
      "name": "sheets",
      "plural": true,
      "selections": [
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
          "concreteType": "ImportColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
          "selections": [
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
              "name": "column",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Import",
  "abstractKey": null
};

(node as any).hash = "a3a50157d45e8d9c01762758c8a15451";

export default node;
