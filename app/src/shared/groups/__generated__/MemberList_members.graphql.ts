/**
 * @generated SignedSource<<8795d261f48ff7ada91ab1dae1eed775>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberList_members$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly joinedAt: string;
  readonly lastSeenAt: string | null;
  readonly mobileNumber: string | null;
  readonly needs: ReadonlyArray<{
    readonly __typename: "MemberNeed";
  }>;
  readonly stage: {
    readonly name: string;
    readonly number: number;
  } | null;
  readonly subgroup: {
    readonly name: string;
  } | null;
  readonly user: {
    readonly name: string;
    readonly profileImage: string | null;
    readonly slug: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"NeedBadges_member">;
  readonly " $fragmentType": "MemberList_members";
}>;
export type MemberList_members$key = ReadonlyArray<{
  readonly " $data"?: MemberList_members$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberList_members">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "MemberList_members",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joinedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobileNumber",
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
        (v0/*:: as any*/),
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
          "name": "profileImage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Subgroup",
      "kind": "LinkedField",
      "name": "subgroup",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Stage",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberNeed",
      "kind": "LinkedField",
      "name": "needs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NeedBadges_member"
    }
  ],
  "type": "GroupMember",
  "abstractKey": null
};
})();

(node as any).hash = "291f3eb05cfe52e62e483085bc98b0dd";

export default node;
