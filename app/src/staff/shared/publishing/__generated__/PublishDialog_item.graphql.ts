/**
 * @generated SignedSource<<479141b221dd608df36dedaeaf717b85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublishDialog_item$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "PublishDialog_item";
};
export type PublishDialog_item$key = {
  readonly " $data"?: PublishDialog_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishDialog_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishDialog_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Publishable",
  "abstractKey": "__isPublishable"
};

(node as any).hash = "4a6294ac4161e99aea6eca605535826a";

export default node;
