/**
 * @generated SignedSource<<a4d174cb121869e8263c99683c774a76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonNotes_person$data = {
  readonly noteCount: number | null;
  readonly notes: ReadonlyArray<{
    readonly author: {
      readonly name: string;
    };
    readonly body: string;
    readonly id: string;
    readonly pinnedAt: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"NoteMeta_note">;
  }>;
  readonly " $fragmentType": "PersonNotes_person";
};
export type PersonNotes_person$key = {
  readonly " $data"?: PersonNotes_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonNotes_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonNotes_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noteCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "latest",
          "value": 3
        }
      ],
      "concreteType": "UserNote",
      "kind": "LinkedField",
      "name": "notes",
      "plural": true,
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "notes(latest:3)"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "39472431125c503e0ce81db292c47dbc";

export default node;
