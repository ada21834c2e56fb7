/**
 * @generated SignedSource<<79cfbd619d96ee13fe5cd1f61b3f7914>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventAction = "GOING" | "JOIN" | "NONE" | "RSVP" | "WAITING" | "WAITING_LIST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventAction_event$data = {
  readonly databaseId: number;
  readonly next: {
    readonly action: EventAction;
    readonly link: string | null;
    readonly mySeat: {
      readonly place: number | null;
    } | null;
    readonly occursAt: string;
    readonly seatsLeft: number | null;
    readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_time">;
  } | null;
  readonly recurrence: {
    readonly __typename: "Recurrence";
  } | null;
  readonly " $fragmentType": "EventAction_event";
};
export type EventAction_event$key = {
  readonly " $data"?: EventAction_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventAction_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventAction_event",
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
      "concreteType": "Recurrence",
      "kind": "LinkedField",
      "name": "recurrence",
      "plural": false,
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
      "alias": null,
      "args": null,
      "concreteType": "EventOccurrence",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "occursAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
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
          "concreteType": "EventSeat",
          "kind": "LinkedField",
          "name": "mySeat",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "place",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddToCalendar_time"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "d6bbafc2308c9d95e9e98938c4bab8f9";

export default node;
