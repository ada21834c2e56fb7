/**
 * @generated SignedSource<<cdb02a20fafee5eab1d1ca5d035ee05c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventAnswer = "NO" | "YES" | "%future added value";
export type EventSeatState = "GOING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAnswers_event$data = {
  readonly databaseId: number;
  readonly recurrence: {
    readonly __typename: "Recurrence";
  } | null;
  readonly revision: number;
  readonly upcoming: ReadonlyArray<{
    readonly endsAt: string;
    readonly isCancelled: boolean;
    readonly isMoved: boolean;
    readonly link: string | null;
    readonly linkShownAt: string | null;
    readonly myAnswer: EventAnswer | null;
    readonly mySeat: {
      readonly place: number | null;
      readonly state: EventSeatState;
    } | null;
    readonly occursAt: string;
    readonly place: string;
    readonly reason: string;
    readonly seatsLeft: number | null;
    readonly startsAt: string;
  }>;
  readonly " $fragmentType": "useAnswers_event";
};
export type useAnswers_event$key = {
  readonly " $data"?: useAnswers_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAnswers_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "useAnswers_event",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "EventOccurrence",
      "kind": "LinkedField",
      "name": "upcoming",
      "plural": true,
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
        (v0/*:: as any*/),
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
          "name": "myAnswer",
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
              "name": "state",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "upcoming(first:6)"
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "142332495c02faec4b8f9033f9bc42e6";

export default node;
