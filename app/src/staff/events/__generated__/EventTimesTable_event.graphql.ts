/**
 * @generated SignedSource<<eadf3967c27eccfce1993a0ca907a01d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventTimesTable_event$data = {
  readonly cancelledAt: string | null;
  readonly occurrences: ReadonlyArray<{
    readonly endsAt: string;
    readonly goingCount: number;
    readonly isCancelled: boolean;
    readonly isMoved: boolean;
    readonly occursAt: string;
    readonly place: string;
    readonly reason: string;
    readonly startsAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"ChangeTimeDialog_time">;
  }>;
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventTimesTable_event",
  "selections": [
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
      "name": "ChangeTimeDialog_event"
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
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "concreteType": "EventOccurrence",
      "kind": "LinkedField",
      "name": "occurrences",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "be91b2c281f34486750409926f0d40c0";

export default node;
