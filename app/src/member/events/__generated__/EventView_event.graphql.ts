/**
 * @generated SignedSource<<4b29a649e5e31e36188c64a564c8b238>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventAnswer = "NO" | "YES" | "%future added value";
import type { RichText } from "@atlas/domain/richText";
import type { FragmentRefs } from "relay-runtime";
export type EventView_event$data = {
  readonly cancelReason: string | null;
  readonly cancelledAt: string | null;
  readonly coverUrl: string | null;
  readonly databaseId: number;
  readonly descriptionTree: RichText;
  readonly last: {
    readonly recordingUrl: string | null;
  } | null;
  readonly lock: {
    readonly __typename: "Lock";
  } | null;
  readonly name: string;
  readonly next: {
    readonly link: string | null;
    readonly linkShownAt: string | null;
    readonly myRsvp: EventAnswer | null;
    readonly occursAt: string;
    readonly seatsLeft: number | null;
  } | null;
  readonly revision: number;
  readonly shortDescription: string;
  readonly " $fragmentSpreads": FragmentRefs<"EventFacts_event" | "EventLock_event" | "EventTimes_event">;
  readonly " $fragmentType": "EventView_event";
};
export type EventView_event$key = {
  readonly " $data"?: EventView_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventView_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventView_event",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionTree",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
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
      "name": "cancelReason",
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
      "name": "last",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordingUrl",
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
          "name": "myRsvp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seatsLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventLock_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventTimes_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventFacts_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "a105b2bf913af48f28b3876a2e97c52f";

export default node;
