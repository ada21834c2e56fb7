/**
 * @generated SignedSource<<ff38b47565182ee50b8c4e0fe9e42042>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventAnswer = "NO" | "YES" | "%future added value";
export type EventState = "LIVE" | "PAST" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventListItem_event$data = {
  readonly cancelledAt: string | null;
  readonly databaseId: number;
  readonly last: {
    readonly startsAt: string;
  } | null;
  readonly lock: {
    readonly label: string;
  } | null;
  readonly name: string;
  readonly next: {
    readonly myRsvp: EventAnswer | null;
    readonly startsAt: string;
  } | null;
  readonly place: string;
  readonly recurrence: {
    readonly __typename: "Recurrence";
  } | null;
  readonly startsAt: string;
  readonly state: EventState;
  readonly " $fragmentSpreads": FragmentRefs<"useRecurrenceText_event">;
  readonly " $fragmentType": "EventListItem_event";
};
export type EventListItem_event$key = {
  readonly " $data"?: EventListItem_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventListItem_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventListItem_event",
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
    (v0/*:: as any*/),
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
      "name": "cancelledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRecurrenceText_event"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventOccurrence",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "myRsvp",
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
      "name": "last",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lock",
      "kind": "LinkedField",
      "name": "lock",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
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

(node as any).hash = "a98ff96c9f151eae9ec41daae13e10b3";

export default node;
