/**
 * @generated SignedSource<<d04a58699aa1d3f4adfd4010e96fe944>>
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
  readonly lastSaved: {
    readonly " $fragmentSpreads": FragmentRefs<"LastSavedText_saved">;
  } | null;
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
  "type": "ChangelogEntry",
  "abstractKey": null
};

(node as any).hash = "804efae131643e52e127dea1d5057e43";

export default node;
