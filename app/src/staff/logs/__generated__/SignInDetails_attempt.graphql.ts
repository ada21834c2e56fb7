/**
 * @generated SignedSource<<6e30c71ea8a8c7a8894dba5076b6d932>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInDetails_attempt$data = {
  readonly at: string;
  readonly email: string;
  readonly ip: string | null;
  readonly requestId: string | null;
  readonly user: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  } | null;
  readonly userAgent: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"SignInResult_attempt">;
  readonly " $fragmentType": "SignInDetails_attempt";
};
export type SignInDetails_attempt$key = {
  readonly " $data"?: SignInDetails_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInDetails_attempt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInDetails_attempt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonName_person"
        }
      ],
      "storageKey": null
    },
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
      "name": "ip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userAgent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SignInResult_attempt"
    }
  ],
  "type": "SignIn",
  "abstractKey": null
};

(node as any).hash = "17e2ce78870972f8540837158dad0ebb";

export default node;
