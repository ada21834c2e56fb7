/**
 * @generated SignedSource<<287c7ffdd63b77ce2e394d037c8df090>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditAccessLevelScreen_level$data = {
  readonly databaseId: number;
  readonly holders: number;
  readonly key: string;
  readonly name: string;
  readonly revision: number;
  readonly " $fragmentSpreads": FragmentRefs<"levelContent_level">;
  readonly " $fragmentType": "EditAccessLevelScreen_level";
};
export type EditAccessLevelScreen_level$key = {
  readonly " $data"?: EditAccessLevelScreen_level$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditAccessLevelScreen_level">;
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
  "name": "key",
  "storageKey": null
},
v2 = {
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
  "name": "EditAccessLevelScreen_level",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holders",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "levelContent_level",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pageAccess",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "functionAccess",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archivedAt",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "AccessLevel",
  "abstractKey": null
};
})();

(node as any).hash = "8385dcef810723408708a28088137d82";

export default node;
