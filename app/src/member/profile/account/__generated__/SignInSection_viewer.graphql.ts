/**
 * @generated SignedSource<<1ea4bec8d46689a8fa2589f41b45aa3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInSection_viewer$data = {
  readonly security: {
    readonly email: string;
    readonly hasPassword: boolean;
    readonly isEmailConfirmed: boolean;
    readonly pendingEmail: string | null;
    readonly secondFactorSince: string | null;
  };
  readonly " $fragmentType": "SignInSection_viewer";
};
export type SignInSection_viewer$key = {
  readonly " $data"?: SignInSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountSecurity",
      "kind": "LinkedField",
      "name": "security",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEmailConfirmed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pendingEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPassword",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondFactorSince",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8e2debaa9295e4c69b75d3f327d54aea";

export default node;
