/**
 * @generated SignedSource<<72c8fea6ef3ecc8516f89e83eceb562d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementMailOutcome = "FAILED" | "LEFT_OUT" | "SENT" | "WAITING" | "%future added value";
export type AnnouncementState = "DRAFT" | "SCHEDULED" | "SENDING" | "SENT" | "STOPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementProgress_announcement$data = {
  readonly done: number;
  readonly isInApp: boolean;
  readonly isMailed: boolean;
  readonly outcomes: ReadonlyArray<{
    readonly isNotified: boolean;
    readonly mail: AnnouncementMailOutcome | null;
    readonly people: number;
    readonly reason: string | null;
  }>;
  readonly state: AnnouncementState;
  readonly total: number;
  readonly " $fragmentType": "AnnouncementProgress_announcement";
};
export type AnnouncementProgress_announcement$key = {
  readonly " $data"?: AnnouncementProgress_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementProgress_announcement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementProgress_announcement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInApp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMailed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnnouncementOutcome",
      "kind": "LinkedField",
      "name": "outcomes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNotified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mail",
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
          "name": "people",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};

(node as any).hash = "30c2ea7f939c9ca5b544301e46102d7c";

export default node;
