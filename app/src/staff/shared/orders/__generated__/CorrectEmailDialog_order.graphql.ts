/**
 * @generated SignedSource<<9ea6ec536f9b6acd42a9405d3a770174>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorrectEmailDialog_order$data = {
  readonly databaseId: number;
  readonly email: string;
  readonly payCode: string;
  readonly " $fragmentType": "CorrectEmailDialog_order";
};
export type CorrectEmailDialog_order$key = {
  readonly " $data"?: CorrectEmailDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectEmailDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CorrectEmailDialog_order",
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
      "name": "payCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "5cda1788fe5baace5fa3c2c27f07e13f";

export default node;
