/**
 * @generated SignedSource<<8b26ed7260a8044c25aa1071a841e792>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LockReason = "ARCHIVED" | "EXPIRED" | "NOT_ENROLLED" | "NOT_STARTED" | "OVERDUE" | "UNPUBLISHED" | "%future added value";
export type LockStep = "JOIN" | "PAY" | "RENEW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ContentLock_lock$data = {
  readonly funnelToJoin: {
    readonly name: string;
    readonly slug: string;
  } | null;
  readonly reason: LockReason;
  readonly step: LockStep | null;
  readonly text: string;
  readonly " $fragmentType": "ContentLock_lock";
};
export type ContentLock_lock$key = {
  readonly " $data"?: ContentLock_lock$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentLock_lock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContentLock_lock",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PublicFunnel",
      "kind": "LinkedField",
      "name": "funnelToJoin",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
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
      "storageKey": null
    }
  ],
  "type": "Lock",
  "abstractKey": null
};

(node as any).hash = "b97318cd3b44c299d563ef857baea598";

export default node;
