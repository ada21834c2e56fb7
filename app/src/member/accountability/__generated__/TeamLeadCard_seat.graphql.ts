/**
 * @generated SignedSource<<d5179c6cb8eda9ee6754d81ff8750fd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamLeadCard_seat$data = {
  readonly about: string;
  readonly groupName: string | null;
  readonly lead: {
    readonly databaseId: number;
    readonly name: string;
    readonly profileImage: string | null;
  };
  readonly meetingDay: number | null;
  readonly meetingTime: string | null;
  readonly seats: number;
  readonly seatsLeft: number;
  readonly whyNot: string | null;
  readonly " $fragmentType": "TeamLeadCard_seat";
};
export type TeamLeadCard_seat$key = {
  readonly " $data"?: TeamLeadCard_seat$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamLeadCard_seat">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamLeadCard_seat",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "lead",
      "plural": false,
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
          "name": "profileImage",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "about",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupName",
      "storageKey": null
    },
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
      "name": "seats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seatsLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whyNot",
      "storageKey": null
    }
  ],
  "type": "RoundSeat",
  "abstractKey": null
};

(node as any).hash = "b70ec7bf2dda9d5d59b5f1a91ff31bea";

export default node;
