/**
 * @generated SignedSource<<898fa7e4ff3ab631895d0b7276b26820>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventState = "LIVE" | "PAST" | "UPCOMING" | "%future added value";
export type Publication = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventPage_event$data = {
  readonly archivedAt: string | null;
  readonly cancelledAt: string | null;
  readonly databaseId: number;
  readonly name: string;
  readonly publication: Publication;
  readonly revision: number;
  readonly shortDescription: string;
  readonly state: EventState;
  readonly " $fragmentSpreads": FragmentRefs<"CancelEventDialog_event" | "PublicationNotice_item" | "PublicationStatus_item" | "PublishActions_item">;
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
      "name": "publication",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublicationNotice_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublicationStatus_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishActions_item"
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

(node as any).hash = "2586151e6e80d173869f12fb57363431";

export default node;
