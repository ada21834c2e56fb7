/**
 * @generated SignedSource<<53993a4f738da4e421e4646278e0b52b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementAudience = "MEMBERS" | "SEGMENT" | "%future added value";
export type AnnouncementState = "DRAFT" | "SCHEDULED" | "SENDING" | "SENT" | "STOPPED" | "%future added value";
import type { RichText } from "@atlas/domain/richText";
import type { FragmentRefs } from "relay-runtime";
export type AnnouncementDrawer_announcement$data = {
  readonly audience: AnnouncementAudience;
  readonly authorName: string | null;
  readonly bodyTree: RichText;
  readonly databaseId: number;
  readonly finishedAt: string | null;
  readonly isInApp: boolean;
  readonly isMailed: boolean;
  readonly path: string;
  readonly problem: string | null;
  readonly scheduledAt: string | null;
  readonly segment: {
    readonly name: string;
    readonly path: string;
  } | null;
  readonly segmentName: string | null;
  readonly senderName: string | null;
  readonly state: AnnouncementState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDialog_announcement" | "AnnouncementProgress_announcement" | "SendDialog_announcement">;
  readonly " $fragmentType": "AnnouncementDrawer_announcement";
};
export type AnnouncementDrawer_announcement$key = {
  readonly " $data"?: AnnouncementDrawer_announcement$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnnouncementDrawer_announcement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnnouncementDrawer_announcement",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bodyTree",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Segment",
      "kind": "LinkedField",
      "name": "segment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "segmentName",
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
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senderName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnnouncementDialog_announcement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnnouncementProgress_announcement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendDialog_announcement"
    }
  ],
  "type": "Announcement",
  "abstractKey": null
};
})();

(node as any).hash = "f1b4f0d5e4bab05588bd7530563b7cf5";

export default node;
