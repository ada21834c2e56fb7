/**
 * @generated SignedSource<<6a71088c083bccb790727f8191826ff4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventFacts_event$data = {
  readonly host: {
    readonly name: string;
  } | null;
  readonly isOnline: boolean;
  readonly place: string;
  readonly recurrence: {
    readonly " $fragmentSpreads": FragmentRefs<"useRecurrenceText_recurrence">;
  } | null;
  readonly seats: number | null;
  readonly " $fragmentType": "EventFacts_event";
};
export type EventFacts_event$key = {
  readonly " $data"?: EventFacts_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventFacts_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventFacts_event",
  "selections": [
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
      "name": "isOnline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seats",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "host",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "useRecurrenceText_recurrence"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "8983c5b14c11cfba49a99b0df3fead00";

export default node;
