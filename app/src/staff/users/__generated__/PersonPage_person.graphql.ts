/**
 * @generated SignedSource<<870c208c90aad64a038e320557a5d2b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MembershipStatus = "ACTIVE" | "EXPIRED" | "MULTIPLE_SUBSCRIPTIONS_FOUND" | "%future added value";
export type UserType = "MEMBER" | "NON_MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonPage_person$data = {
  readonly account: {
    readonly mergedInto: {
      readonly archivedAt: string | null;
      readonly databaseId: number;
      readonly name: string;
      readonly type: UserType;
    } | null;
    readonly whyNotChangeEmail: string | null;
  };
  readonly archivedAt: string | null;
  readonly archivedReason: string | null;
  readonly databaseId: number;
  readonly email: string;
  readonly membershipStatus: MembershipStatus | null;
  readonly name: string;
  readonly profileImage: string | null;
  readonly tribeId: string;
  readonly whyNotRestored: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"PersonEmail_person">;
  readonly " $fragmentType": "PersonPage_person";
};
export type PersonPage_person$key = {
  readonly " $data"?: PersonPage_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonPage_person">;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archivedAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonPage_person",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "tribeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "profileImage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "membershipStatus",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whyNotRestored",
      "storageKey": null
    },
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "mergedInto",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonEmail_person"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "9772afdf4e0c86460db2129666cc6125";

export default node;
