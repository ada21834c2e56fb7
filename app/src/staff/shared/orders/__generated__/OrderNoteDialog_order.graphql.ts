/**
 * @generated SignedSource<<7b2069b09d6c3dd69b08090f42b38f4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderNoteDialog_order$data = {
  readonly databaseId: number;
  readonly note: string;
  readonly payCode: string;
  readonly revision: number;
  readonly " $fragmentType": "OrderNoteDialog_order";
};
export type OrderNoteDialog_order$key = {
  readonly " $data"?: OrderNoteDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderNoteDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderNoteDialog_order",
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
      "name": "payCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "5d2628e0443be242ab690b944cdbb103";

export default node;
