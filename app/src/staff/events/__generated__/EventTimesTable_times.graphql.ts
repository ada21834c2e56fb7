/**
 * @generated SignedSource<<2389e32b5b637238213066e093b8e5fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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

(node as any).hash = "cc547db205588fab55c73549bd9fa44d";

export default node;
