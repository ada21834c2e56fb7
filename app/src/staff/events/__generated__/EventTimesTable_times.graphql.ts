/**
 * @generated SignedSource<<0a6239dca2c43ad93a60f8bff98ab4bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventState = "LIVE" | "PAST" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventTimesTable_times$data = ReadonlyArray<{
  readonly endsAt: string;
  readonly goingCount: number;
  readonly isCancelled: boolean;
  readonly isMoved: boolean;
  readonly occursAt: string;
  readonly place: string;
  readonly reason: string;
  readonly startsAt: string;
  readonly state: EventState;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeTimeDialog_time">;
  readonly " $fragmentType": "EventTimesTable_times";
}>;
export type EventTimesTable_times$key = ReadonlyArray<{
  readonly " $data"?: EventTimesTable_times$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventTimesTable_times">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EventTimesTable_times",
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
      "name": "state",
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
      "kind": "ScalarField",
      "name": "goingCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeTimeDialog_time"
    }
  ],
  "type": "EventOccurrence",
  "abstractKey": null
};

(node as any).hash = "1c2369f1262fc0c2f271b152f1913aa8";

export default node;
