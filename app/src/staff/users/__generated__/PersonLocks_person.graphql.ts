/**
 * @generated SignedSource<<b7f76d300401e751bf501dc4570962bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MembershipStatus = "ACTIVE" | "EXPIRED" | "MULTIPLE_SUBSCRIPTIONS_FOUND" | "%future added value";
export type PaymentStanding = "OVERDUE" | "PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PersonLocks_person$data = {
  readonly accessLevelNames: ReadonlyArray<string>;
  readonly archivedAt: string | null;
  readonly databaseId: number;
  readonly isEmailConfirmed: boolean;
  readonly membershipStatus: MembershipStatus | null;
  readonly paymentStanding: PaymentStanding | null;
  readonly " $fragmentType": "PersonLocks_person";
};
export type PersonLocks_person$key = {
  readonly " $data"?: PersonLocks_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonLocks_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonLocks_person",
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
      "name": "archivedAt",
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
      "name": "membershipStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentStanding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accessLevelNames",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "caea6b24ca02769654c03165537d18c8";

export default node;
