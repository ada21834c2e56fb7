/**
 * @generated SignedSource<<0911b460a9bb57b1b18032a9ca5da7e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangelogDialog_entry$data = {
  readonly body: string;
  readonly databaseId: number;
  readonly revision: number;
  readonly title: string;
  readonly " $fragmentType": "ChangelogDialog_entry";
};
export type ChangelogDialog_entry$key = {
  readonly " $data"?: ChangelogDialog_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangelogDialog_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangelogDialog_entry",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    }
  ],
  "type": "ChangelogEntry",
  "abstractKey": null
};

(node as any).hash = "f80811f735b69a0dbd8dc9986155a288";

export default node;
