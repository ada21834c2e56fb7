/**
 * @generated SignedSource<<37c060f98cfa043b97775a4074d2ddf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoEvents_viewer$data = {
  readonly funnelToJoin: {
    readonly name: string;
    readonly slug: string;
  } | null;
  readonly " $fragmentType": "NoEvents_viewer";
};
export type NoEvents_viewer$key = {
  readonly " $data"?: NoEvents_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoEvents_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoEvents_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicFunnel",
      "kind": "LinkedField",
      "name": "funnelToJoin",
      "plural": false,
      "selections": [
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "93c3b2bee71736f6f6dc4560248fecf5";

export default node;
