/**
 * @generated SignedSource<<70f860cc621ee790f88f11eb158044f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MembershipStatus = "ACTIVE" | "EXPIRED" | "MULTIPLE_SUBSCRIPTIONS_FOUND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonPage_person$data = {
  readonly archivedAt: string | null;
  readonly archivedReason: string | null;
  readonly databaseId: number;
  readonly email: string;
  readonly membershipStatus: MembershipStatus | null;
  readonly name: string;
  readonly profileImage: string | null;
  readonly tribeId: string;
  readonly whyNotRestored: string | null;
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e3617b6b8cf628f2b2e353fc6bdcc835";

export default node;
