/**
 * @generated SignedSource<<42cff53c53dd5ff1e0995b009543325d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProcessEventButton_event$data = {
  readonly databaseId: number;
  readonly isKept: boolean;
  readonly type: string;
  readonly " $fragmentType": "ProcessEventButton_event";
};
export type ProcessEventButton_event$key = {
  readonly " $data"?: ProcessEventButton_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessEventButton_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProcessEventButton_event",
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
      "name": "type",
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

(node as any).hash = "214e90bb611d5f09385a894db0ba408b";

export default node;
