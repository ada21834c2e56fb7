/**
 * @generated SignedSource<<8697724450d60201f8eec1b2517717bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LockReason = "ARCHIVED" | "EXPIRED" | "NOT_ENROLLED" | "NOT_STARTED" | "OVERDUE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CourseLock_lock$data = {
  readonly reason: LockReason;
  readonly text: string;
  readonly " $fragmentType": "CourseLock_lock";
};
export type CourseLock_lock$key = {
  readonly " $data"?: CourseLock_lock$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseLock_lock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseLock_lock",
  "selections": [
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
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "Lock",
  "abstractKey": null
};

(node as any).hash = "1def741a3669bd62b0b7902e895991f0";

export default node;
