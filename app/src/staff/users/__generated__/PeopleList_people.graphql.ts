/**
 * @generated SignedSource<<cb551d704263564274805972edfefab0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MembershipStatus = "ACTIVE" | "EXPIRED" | "MULTIPLE_SUBSCRIPTIONS_FOUND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PeopleList_people$data = ReadonlyArray<{
  readonly accessLevelNames: ReadonlyArray<string>;
  readonly archivedAt?: string | null;
  readonly archivedReason?: string | null;
  readonly batch: {
    readonly name: string;
  } | null;
  readonly community: {
    readonly group: {
      readonly name: string;
    } | null;
    readonly stage: {
      readonly number: number;
    } | null;
  };
  readonly createdAt: string;
  readonly databaseId: number;
  readonly email: string;
  readonly lastExpiry: string | null;
  readonly membershipStatus: MembershipStatus | null;
  readonly name: string;
  readonly profileImage: string | null;
  readonly province: string | null;
  readonly tribeId: string;
  readonly whyNotRestored?: string | null;
  readonly " $fragmentType": "PeopleList_people";
}>;
export type PeopleList_people$key = ReadonlyArray<{
  readonly " $data"?: PeopleList_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleList_people">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "archived"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PeopleList_people",
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
      "kind": "ScalarField",
      "name": "email",
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
      "name": "tribeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "province",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "membershipStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastExpiry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessLevelNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Batch",
      "kind": "LinkedField",
      "name": "batch",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserCommunity",
      "kind": "LinkedField",
      "name": "community",
      "plural": false,
      "selections": [
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
          "concreteType": "Group",
          "kind": "LinkedField",
          "name": "group",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "condition": "archived",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "archivedAt",
          "storageKey": null
        },
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
        }
      ]
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "500bb055cc38a3c66be7ded0deb4bf84";

export default node;
