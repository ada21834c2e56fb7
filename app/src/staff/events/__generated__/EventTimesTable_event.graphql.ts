/**
 * @generated SignedSource<<49de1dcad10c480d936969273753da05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventTimesTable_event$data = {
  readonly cancelledAt: string | null;
  readonly databaseId: number;
  readonly recurrence: {
    readonly __typename: "Recurrence";
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeTimeDialog_event">;
  readonly " $fragmentType": "EventTimesTable_event";
};
export type EventTimesTable_event$key = {
  readonly " $data"?: EventTimesTable_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventTimesTable_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventTimesTable_event",
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
      "name": "cancelledAt",
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeTimeDialog_event"
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "2e861489cbfc1d700437ae8bfb97a6cb";

export default node;
