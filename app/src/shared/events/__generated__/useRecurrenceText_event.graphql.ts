/**
 * @generated SignedSource<<f57d5f40de7f7f4014fd9a8cfcf4d754>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurrenceUnit = "DAY" | "MONTH" | "WEEK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRecurrenceText_event$data = {
  readonly recurrence: {
    readonly every: RecurrenceUnit;
    readonly interval: number;
    readonly until: string | null;
    readonly weekDays: ReadonlyArray<number>;
  } | null;
  readonly startsAt: string;
  readonly " $fragmentType": "useRecurrenceText_event";
};
export type useRecurrenceText_event$key = {
  readonly " $data"?: useRecurrenceText_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRecurrenceText_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRecurrenceText_event",
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
      "concreteType": "Recurrence",
      "kind": "LinkedField",
      "name": "recurrence",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "every",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interval",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "1075297a37d9d1ff9c650fa91b8abeee";

export default node;
