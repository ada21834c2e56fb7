/**
 * @generated SignedSource<<8818e094fdd5f0c5afebf14aa3a1e7c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupMeeting_group$data = {
  readonly chatLink: string | null;
  readonly meetingDay: number | null;
  readonly meetingTime: string | null;
  readonly " $fragmentType": "GroupMeeting_group";
};
export type GroupMeeting_group$key = {
  readonly " $data"?: GroupMeeting_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupMeeting_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupMeeting_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatLink",
      "storageKey": null
    }
  ],
  "type": "AccountabilityGroup",
  "abstractKey": null
};

(node as any).hash = "66a57a18f6119299c59a5ee7bf299030";

export default node;
