/**
 * @generated SignedSource<<ea19144ce65f8c9802c4380d88347697>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventOutcome_event$data = {
  readonly databaseId: number;
  readonly isKept: boolean;
  readonly problem: string | null;
  readonly " $fragmentType": "EventOutcome_event";
};
export type EventOutcome_event$key = {
  readonly " $data"?: EventOutcome_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventOutcome_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventOutcome_event",
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
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isKept",
      "storageKey": null
    }
  ],
  "type": "ProviderEvent",
  "abstractKey": null
};

(node as any).hash = "6803a939dcb7e5afccecda564aa4da1e";

export default node;
