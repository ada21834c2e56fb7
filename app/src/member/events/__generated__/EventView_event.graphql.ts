/**
 * @generated SignedSource<<a8f85b79d5ace32ba3918bd21a15738b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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
    readonly endsAt: string;
    readonly linkShownAt: string | null;
    readonly startsAt: string;
  } | null;
  readonly revision: number;
  readonly shortDescription: string;
  readonly " $fragmentSpreads": FragmentRefs<"EventAction_event" | "EventFacts_event" | "EventLock_event" | "EventTimes_event">;
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
          "name": "linkShownAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventAction_event"
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

(node as any).hash = "f8b9604701e5cab3f224311ad13a6888";

export default node;
