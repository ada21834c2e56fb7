/**
 * @generated SignedSource<<1099f225713f8a068ac89ee59274bf7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LockReason = "ARCHIVED" | "EXPIRED" | "NOT_ENROLLED" | "NOT_STARTED" | "OVERDUE" | "%future added value";
export type LockStep = "JOIN" | "PAY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CourseLock_lock$data = {
  readonly reason: LockReason;
  readonly step: LockStep | null;
  readonly text: string;
  readonly title: string;
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
      "storageKey": null
    }
  ],
  "type": "Lock",
  "abstractKey": null
};

(node as any).hash = "0d69406f9744a45f39e8b58d69435a72";

export default node;
