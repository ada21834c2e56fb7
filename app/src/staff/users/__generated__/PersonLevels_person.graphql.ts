/**
 * @generated SignedSource<<a04d57f0021ada86e8468efa970d3feb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonLevels_person$data = {
  readonly archivedAt: string | null;
  readonly databaseId: number;
  readonly heldLevels: ReadonlyArray<{
    readonly accessLevel: {
      readonly databaseId: number;
      readonly name: string;
    };
    readonly since: string;
    readonly whyNotTaken: string | null;
  }>;
  readonly name: string;
  readonly " $fragmentType": "PersonLevels_person";
};
export type PersonLevels_person$key = {
  readonly " $data"?: PersonLevels_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonLevels_person">;
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
  "name": "PersonLevels_person",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldLevel",
      "kind": "LinkedField",
      "name": "heldLevels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "whyNotTaken",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AccessLevel",
          "kind": "LinkedField",
          "name": "accessLevel",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "ac52e79da1fd63868ef313fe38908086";

export default node;
