/**
 * @generated SignedSource<<82e9cf11eb5b5347bb19c0dbe34f1c1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseLock_viewer$data = {
  readonly funnelToJoin: {
    readonly name: string;
    readonly slug: string;
  } | null;
  readonly " $fragmentType": "CourseLock_viewer";
};
export type CourseLock_viewer$key = {
  readonly " $data"?: CourseLock_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseLock_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseLock_viewer",
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

(node as any).hash = "fb0ca85c5302e480691e4960592d3264";

export default node;
