/**
 * @generated SignedSource<<e5f49d369a154b7ce6ecdfac7b1c1b79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditGroupScreen_group$data = {
  readonly coaches: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly databaseId: number;
  readonly description: string;
  readonly lastSaved: {
    readonly " $fragmentSpreads": FragmentRefs<"LastSavedText_saved">;
  } | null;
  readonly leader: {
    readonly databaseId: number;
    readonly name: string;
  } | null;
  readonly name: string;
  readonly revision: number;
  readonly " $fragmentType": "EditGroupScreen_group";
};
export type EditGroupScreen_group$key = {
  readonly " $data"?: EditGroupScreen_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditGroupScreen_group">;
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
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditGroupScreen_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "leader",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "coaches",
      "plural": true,
      "selections": (v2/*:: as any*/),
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
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "a675cc0b28a3b8153180b2ce17d71512";

export default node;
