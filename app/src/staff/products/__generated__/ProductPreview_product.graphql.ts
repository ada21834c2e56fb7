/**
 * @generated SignedSource<<db20801f723e9b03927515e2acf8e939>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductPreview_product$data = {
  readonly contents: ReadonlyArray<{
    readonly databaseId: number;
    readonly isLive: boolean;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"productValues_content">;
  }>;
  readonly coverUrl: string | null;
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "ProductPreview_product";
};
export type ProductPreview_product$key = {
  readonly " $data"?: ProductPreview_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPreview_product">;
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
  "name": "ProductPreview_product",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductContent",
      "kind": "LinkedField",
      "name": "contents",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLive",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "productValues_content",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
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
              "kind": "ScalarField",
              "name": "publication",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "bd68a199003be6700bafd8bba3b093ad";

export default node;
