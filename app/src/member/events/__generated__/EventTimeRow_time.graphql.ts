/**
 * @generated SignedSource<<24e92ea5bed672d5f6b47d43b0512c93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventAnswer = "NO" | "YES" | "%future added value";
export type EventSeatState = "GOING" | "WAITING" | "%future added value";
export type EventState = "LIVE" | "PAST" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventTimeRow_time$data = {
  readonly endsAt: string;
  readonly isCancelled: boolean;
  readonly isMoved: boolean;
  readonly link: string | null;
  readonly linkShownAt: string | null;
  readonly myRsvp: EventAnswer | null;
  readonly mySeat: {
    readonly place: number | null;
    readonly state: EventSeatState;
  } | null;
  readonly occursAt: string;
  readonly place: string;
  readonly reason: string;
  readonly seatsLeft: number | null;
  readonly startsAt: string;
  readonly state: EventState;
  readonly " $fragmentType": "EventTimeRow_time";
};
export type EventTimeRow_time$key = {
  readonly " $data"?: EventTimeRow_time$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventTimeRow_time">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "place",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventTimeRow_time",
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
      "name": "endsAt",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMoved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
      "name": "linkShownAt",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "EventOccurrence",
  "abstractKey": null
};
})();

(node as any).hash = "a23b596c48c6ae7166f3ac0b04c161a3";

export default node;
