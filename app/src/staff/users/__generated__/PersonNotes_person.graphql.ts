/**
 * @generated SignedSource<<f83ef7e97acd81cb403f85829ac53d1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonNotes_person$data = {
  readonly account: {
    readonly noteCount: number | null;
  };
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
      "concreteType": "UserAccount",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noteCount",
          "storageKey": null
        }
      ],
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

(node as any).hash = "b4a143bb59341255cbaf0d9a4f7f7e82";

export default node;
