/**
 * @generated SignedSource<<a4556a7ca272ccde615553700b0c6b78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinInvitation_viewer$data = {
  readonly invitation: {
    readonly description: string;
    readonly name: string;
    readonly slug: string;
  } | null;
  readonly " $fragmentType": "JoinInvitation_viewer";
};
export type JoinInvitation_viewer$key = {
  readonly " $data"?: JoinInvitation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinInvitation_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinInvitation_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicFunnel",
      "kind": "LinkedField",
      "name": "invitation",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "da1de6b711278852c42da6e323271738";

export default node;
