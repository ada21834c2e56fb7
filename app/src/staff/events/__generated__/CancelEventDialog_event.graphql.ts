/**
 * @generated SignedSource<<a9e0711a37b7ad7f60a54f0702e083bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelEventDialog_event$data = {
  readonly databaseId: number;
  readonly name: string;
  readonly revision: number;
  readonly " $fragmentType": "CancelEventDialog_event";
};
export type CancelEventDialog_event$key = {
  readonly " $data"?: CancelEventDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelEventDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelEventDialog_event",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "385b948eb76800edcea617743bf8576c";

export default node;
