/**
 * @generated SignedSource<<4a118b7e0fd18da376cd1710b3c702be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangelogStatus = "ARCHIVED" | "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
import type { RichText } from "@atlas/domain/richText";
import type { FragmentRefs } from "relay-runtime";
export type ChangelogEntryDrawer_entry$data = {
  readonly author: {
    readonly name: string;
  } | null;
  readonly bodyTree: RichText;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly publishedAt: string | null;
  readonly revision: number;
  readonly status: ChangelogStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChangelogDialog_entry">;
  readonly " $fragmentType": "ChangelogEntryDrawer_entry";
};
export type ChangelogEntryDrawer_entry$key = {
  readonly " $data"?: ChangelogEntryDrawer_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangelogEntryDrawer_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangelogEntryDrawer_entry",
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
      "name": "bodyTree",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangelogDialog_entry"
    }
  ],
  "type": "ChangelogEntry",
  "abstractKey": null
};

(node as any).hash = "0c5d8ca4a20f7e0a3ab3ae38fea353ba";

export default node;
