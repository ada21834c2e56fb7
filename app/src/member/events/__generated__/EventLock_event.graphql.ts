/**
 * @generated SignedSource<<ca6582948f5af76cbd8053edee0d643f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventLock_event$data = {
  readonly lock: {
    readonly " $fragmentSpreads": FragmentRefs<"ContentLock_lock">;
  } | null;
  readonly " $fragmentType": "EventLock_event";
};
export type EventLock_event$key = {
  readonly " $data"?: EventLock_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventLock_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventLock_event",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Lock",
      "kind": "LinkedField",
      "name": "lock",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ContentLock_lock"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "25e284b37524b04fb35b8ce6c33c8906";

export default node;
