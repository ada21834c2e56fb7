/**
 * @generated SignedSource<<1ddfb0f591ffd62a02db8ca6c25b63cc>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1a7aee15eaa4ffa8f42ba695986c335a";

export default node;
