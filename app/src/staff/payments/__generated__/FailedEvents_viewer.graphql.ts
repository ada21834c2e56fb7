/**
 * @generated SignedSource<<53debe8d2226b656e39e4b0ebf6982ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FailedEvents_viewer$data = {
  readonly failedProviderEvents: ReadonlyArray<{
    readonly createdAt: string;
    readonly databaseId: number;
    readonly provider: string;
    readonly tries: number;
    readonly type: string;
    readonly " $fragmentSpreads": FragmentRefs<"EventOutcome_event" | "ProcessEventButton_event">;
  }>;
  readonly " $fragmentType": "FailedEvents_viewer";
};
export type FailedEvents_viewer$key = {
  readonly " $data"?: FailedEvents_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailedEvents_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailedEvents_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderEvent",
      "kind": "LinkedField",
      "name": "failedProviderEvents",
      "plural": true,
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
          "name": "provider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tries",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EventOutcome_event"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProcessEventButton_event"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "cb3a24f4144ec653690d223aa0e65472";

export default node;
