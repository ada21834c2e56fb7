/**
 * @generated SignedSource<<9d4cb06857ea2238fc2cf6a143181eb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddToCalendar_time$data = {
  readonly googleCalendarUrl: string;
  readonly occursAt: string;
  readonly " $fragmentType": "AddToCalendar_time";
};
export type AddToCalendar_time$key = {
  readonly " $data"?: AddToCalendar_time$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_time">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddToCalendar_time",
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
      "name": "googleCalendarUrl",
      "storageKey": null
    }
  ],
  "type": "EventOccurrence",
  "abstractKey": null
};

(node as any).hash = "a13d3fa1d56fbf7a77521014658136e2";

export default node;
