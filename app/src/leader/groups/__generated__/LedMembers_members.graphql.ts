/**
 * @generated SignedSource<<df5a96fd817e1b94706b44ef61fd801d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberNeedKind = "BIRTHDAY" | "EXPIRING" | "HELP" | "QUIET14" | "QUIET7" | "STUCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LedMembers_members$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly lastSeenAt: string | null;
  readonly mobileNumber: string | null;
  readonly needs: ReadonlyArray<{
    readonly kind: MemberNeedKind;
  }>;
  readonly stage: {
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
  readonly " $fragmentType": "LedMembers_members";
}>;
export type LedMembers_members$key = ReadonlyArray<{
  readonly " $data"?: LedMembers_members$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedMembers_members">;
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
  "name": "LedMembers_members",
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
      "name": "mobileNumber",
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
        }
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
          "name": "kind",
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

(node as any).hash = "227be468ccb75f1f4fa6478906226b49";

export default node;
