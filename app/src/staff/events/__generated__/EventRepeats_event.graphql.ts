/**
 * @generated SignedSource<<afaa703cfd44e5133076ade0e49f01d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventRepeats_event$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useRecurrenceText_event">;
  readonly " $fragmentType": "EventRepeats_event";
};
export type EventRepeats_event$key = {
  readonly " $data"?: EventRepeats_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventRepeats_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventRepeats_event",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRecurrenceText_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "56a93bbe63cd76e6b553eff00b57b71a";

export default node;
