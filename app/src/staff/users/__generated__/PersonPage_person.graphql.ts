/**
 * @generated SignedSource<<5dadbe8e6bf2a25630d271a965ef7965>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MembershipStatus = "ACTIVE" | "EXPIRED" | "MULTIPLE_SUBSCRIPTIONS_FOUND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonPage_person$data = {
  readonly account: {
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonPage_person",
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
      "name": "name",
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

(node as any).hash = "e129818e178b49724181e8d8cf7829f5";

export default node;
