/**
 * @generated SignedSource<<e2d511ad6d5d49d5fbdf143451d8e3e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonNoteList_person$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly noteCount: number | null;
  readonly notes: ReadonlyArray<{
    readonly author: {
      readonly name: string;
    };
    readonly body: string;
    readonly databaseId: number;
    readonly pinnedAt: string | null;
    readonly whyNotEdited: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"NoteDialog_note" | "NoteMeta_note">;
  }>;
  readonly " $fragmentType": "PersonNoteList_person";
};
export type PersonNoteList_person$key = {
  readonly " $data"?: PersonNoteList_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonNoteList_person">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonNoteList_person",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "pinnedAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoteMeta_note"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "whyNotEdited",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoteDialog_note"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "cae112f8282b7abe282352f23dddeee9";

export default node;
