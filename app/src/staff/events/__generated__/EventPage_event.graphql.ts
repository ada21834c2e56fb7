/**
 * @generated SignedSource<<9732e9897de04e1bb444834c1eedf223>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventState = "LIVE" | "PAST" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventPage_event$data = {
  readonly archivedAt: string | null;
  readonly cancelledAt: string | null;
  readonly databaseId: number;
  readonly name: string;
  readonly revision: number;
  readonly shortDescription: string;
  readonly state: EventState;
  readonly " $fragmentSpreads": FragmentRefs<"CancelEventDialog_event">;
  readonly " $fragmentType": "EventPage_event";
};
export type EventPage_event$key = {
  readonly " $data"?: EventPage_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventPage_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventPage_event",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelEventDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "e93ba8744341aebb01ef96d22cf12872";

export default node;
