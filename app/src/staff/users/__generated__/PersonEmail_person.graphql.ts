/**
 * @generated SignedSource<<a046352d35a9200f21971343c84a2930>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonEmail_person$data = {
  readonly account: {
    readonly emailChange: {
      readonly email: string;
      readonly expiresAt: string;
      readonly reason: string | null;
      readonly requestedBy: {
        readonly name: string;
      } | null;
      readonly sentAt: string;
    } | null;
    readonly whyNotChangeEmail: string | null;
  };
  readonly databaseId: number;
  readonly name: string;
  readonly " $fragmentType": "PersonEmail_person";
};
export type PersonEmail_person$key = {
  readonly " $data"?: PersonEmail_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonEmail_person">;
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
  "name": "PersonEmail_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "UserAccount",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "whyNotChangeEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EmailChange",
          "kind": "LinkedField",
          "name": "emailChange",
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
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sentAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiresAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "requestedBy",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "4e355abf8b9a49b4645906757a2418b0";

export default node;
