/**
 * @generated SignedSource<<f22fb76c04c0455bccf952c397b1c6e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnitDialog_unit$data = {
  readonly databaseId: number;
  readonly description: string;
  readonly lastSaved: {
    readonly " $fragmentSpreads": FragmentRefs<"LastSavedText_saved">;
  } | null;
  readonly lessons: ReadonlyArray<{
    readonly __typename: "Lesson";
  }>;
  readonly name: string;
  readonly revision: number;
  readonly shortDescription: string;
  readonly " $fragmentType": "UnitDialog_unit";
};
export type UnitDialog_unit$key = {
  readonly " $data"?: UnitDialog_unit$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnitDialog_unit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnitDialog_unit",
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
      "name": "revision",
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
      "name": "shortDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "lessons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LastSaved",
      "kind": "LinkedField",
      "name": "lastSaved",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LastSavedText_saved"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Unit",
  "abstractKey": null
};

(node as any).hash = "5f5225bac5e2b4e4e46b04c19f905670";

export default node;
