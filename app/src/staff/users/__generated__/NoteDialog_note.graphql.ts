/**
 * @generated SignedSource<<238755c3d3e67539c714826a524e8c87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteDialog_note$data = {
  readonly body: string;
  readonly databaseId: number;
  readonly revision: number;
  readonly " $fragmentType": "NoteDialog_note";
};
export type NoteDialog_note$key = {
  readonly " $data"?: NoteDialog_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteDialog_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteDialog_note",
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
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "UserNote",
  "abstractKey": null
};

(node as any).hash = "d2f695c5edba0b0b95de54347ed6030e";

export default node;
