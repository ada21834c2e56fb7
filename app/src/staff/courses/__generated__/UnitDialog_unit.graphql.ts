/**
 * @generated SignedSource<<0ed7f7e4aff1a18b7ef14e5f8e850f8c>>
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
    }
  ],
  "type": "Unit",
  "abstractKey": null
};

(node as any).hash = "b7614565efb7511e1cff8bdfcb61d284";

export default node;
