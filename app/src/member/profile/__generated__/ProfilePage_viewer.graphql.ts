/**
 * @generated SignedSource<<121e3c581f17f23896f1b94a0d2586bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfilePage_viewer$data = {
  readonly user: {
    readonly batch: {
      readonly name: string;
    } | null;
    readonly name: string;
    readonly slug: string;
    readonly tribeId: string;
    readonly " $fragmentSpreads": FragmentRefs<"OwnPicture_user">;
  };
  readonly " $fragmentType": "ProfilePage_viewer";
};
export type ProfilePage_viewer$key = {
  readonly " $data"?: ProfilePage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfilePage_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "ProfilePage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tribeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Batch",
          "kind": "LinkedField",
          "name": "batch",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OwnPicture_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "c98996aaf92d653b98708a79229100d6";

export default node;
