/**
 * @generated SignedSource<<cb8ef21f893d48e213612869e8f4dcd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoCourses_viewer$data = {
  readonly funnelToJoin: {
    readonly name: string;
    readonly slug: string;
  } | null;
  readonly " $fragmentType": "NoCourses_viewer";
};
export type NoCourses_viewer$key = {
  readonly " $data"?: NoCourses_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoCourses_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoCourses_viewer",
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

(node as any).hash = "35d75eb0f32fffd7bfa3ae268edd9017";

export default node;
