/**
 * @generated SignedSource<<159cb8ab858598b3bf5207eda44031a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurrenceUnit = "DAY" | "MONTH" | "WEEK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRecurrenceText_recurrence$data = {
  readonly every: RecurrenceUnit;
  readonly interval: number;
  readonly until: string | null;
  readonly weekDays: ReadonlyArray<number>;
  readonly " $fragmentType": "useRecurrenceText_recurrence";
};
export type useRecurrenceText_recurrence$key = {
  readonly " $data"?: useRecurrenceText_recurrence$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRecurrenceText_recurrence">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRecurrenceText_recurrence",
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
  "type": "Recurrence",
  "abstractKey": null
};

(node as any).hash = "3341c036e6b4ba42246f4f23d82cc9af";

export default node;
