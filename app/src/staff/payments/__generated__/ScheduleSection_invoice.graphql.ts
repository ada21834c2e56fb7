/**
 * @generated SignedSource<<71d813d4cad2a4d522538c597a45946a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleSection_invoice$data = {
  readonly addsUp: boolean;
  readonly unscheduled: number;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleTable_invoice">;
  readonly " $fragmentType": "ScheduleSection_invoice";
};
export type ScheduleSection_invoice$key = {
  readonly " $data"?: ScheduleSection_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleSection_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleSection_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unscheduled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addsUp",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScheduleTable_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "3c48e26b6840f2f854eeed6ae3a9e533";

export default node;
