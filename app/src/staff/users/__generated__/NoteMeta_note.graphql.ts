/**
 * @generated SignedSource<<ae5dbb49c7d3349f62038ca546361770>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteMeta_note$data = {
  readonly author: {
    readonly databaseId: number;
  };
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly editedBy: {
    readonly databaseId: number;
    readonly name: string;
  } | null;
  readonly " $fragmentType": "NoteMeta_note";
};
export type NoteMeta_note$key = {
  readonly " $data"?: NoteMeta_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteMeta_note">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteMeta_note",
  "selections": [
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
      "kind": "ScalarField",
      "name": "editedAt",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "editedBy",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
  "type": "UserNote",
  "abstractKey": null
};
})();

(node as any).hash = "933df8e397308a816e509f6dcc84f497";

export default node;
