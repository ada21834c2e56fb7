/**
 * @generated SignedSource<<96bc2dc01c26adf785c410d9453f6044>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventAction = "GOING" | "JOIN" | "NONE" | "RSVP" | "WAITING" | "WAITING_LIST" | "%future added value";
export type EventAnswer = "NO" | "YES" | "%future added value";
export type EventSeatState = "GOING" | "WAITING" | "%future added value";
export type EventState = "LIVE" | "PAST" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextEvent_event$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly next: {
    readonly action: EventAction;
    readonly link: string | null;
    readonly myRsvp: EventAnswer | null;
    readonly mySeat: {
      readonly state: EventSeatState;
    } | null;
    readonly occursAt: string;
    readonly startsAt: string;
  } | null;
  readonly revision: number;
  readonly state: EventState;
  readonly " $fragmentType": "NextEvent_event";
};
export type NextEvent_event$key = {
  readonly " $data"?: NextEvent_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextEvent_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextEvent_event",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
          "name": "startsAt",
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
          "name": "myRsvp",
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "fad2e997cb0b3d3c62db24f6cfc96912";

export default node;
