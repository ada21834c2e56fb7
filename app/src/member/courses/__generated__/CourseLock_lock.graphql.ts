/**
 * @generated SignedSource<<ca49431da381cefd72a04c6aaf08308d>>
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
  readonly funnelToJoin: {
    readonly name: string;
    readonly slug: string;
  } | null;
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

(node as any).hash = "315ac23fc59627318a6ee4c2c8a229bd";

export default node;
