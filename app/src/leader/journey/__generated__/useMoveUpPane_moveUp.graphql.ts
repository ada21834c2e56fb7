/**
 * @generated SignedSource<<a5335da29fdbcba4fe1833624d136745>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMoveUpPane_moveUp$data = {
  readonly databaseId: number;
  readonly mayReview: boolean;
  readonly mayUndo: boolean;
  readonly member: {
    readonly name: string;
  };
  readonly nextStage: {
    readonly number: number;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"MoveUpReview_moveUp" | "ReturnDialog_moveUp">;
  readonly " $fragmentType": "useMoveUpPane_moveUp";
};
export type useMoveUpPane_moveUp$key = {
  readonly " $data"?: useMoveUpPane_moveUp$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMoveUpPane_moveUp">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMoveUpPane_moveUp",
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
      "name": "mayReview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayUndo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "member",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Stage",
      "kind": "LinkedField",
      "name": "nextStage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveUpReview_moveUp"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReturnDialog_moveUp"
    }
  ],
  "type": "MoveUp",
  "abstractKey": null
};

(node as any).hash = "0957f85a4436c816b010a3c90819afd4";

export default node;
