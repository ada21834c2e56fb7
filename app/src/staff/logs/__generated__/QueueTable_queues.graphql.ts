/**
 * @generated SignedSource<<49769695a1baa89a731ec8a276eed73f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QueueTable_queues$data = ReadonlyArray<{
  readonly failed: number;
  readonly name: string;
  readonly oldestWaitingSeconds: number | null;
  readonly running: number;
  readonly waiting: number;
  readonly " $fragmentType": "QueueTable_queues";
}>;
export type QueueTable_queues$key = ReadonlyArray<{
  readonly " $data"?: QueueTable_queues$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueueTable_queues">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "QueueTable_queues",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waiting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oldestWaitingSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "running",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    }
  ],
  "type": "JobQueue",
  "abstractKey": null
};

(node as any).hash = "f7bff9b18310b2ef740e9fb21ab2a673";

export default node;
