/**
 * @generated SignedSource<<8eb9768e8e91b92abb42bd5f30b1a3e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReminderHold_hold$data = {
  readonly createdAt: string;
  readonly heldBy: {
    readonly name: string;
  };
  readonly reason: string;
  readonly until: string | null;
  readonly " $fragmentType": "ReminderHold_hold";
};
export type ReminderHold_hold$key = {
  readonly " $data"?: ReminderHold_hold$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderHold_hold">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReminderHold_hold",
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
      "name": "until",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "heldBy",
      "plural": false,
      "selections": [
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
  "type": "ReminderHold",
  "abstractKey": null
};

(node as any).hash = "6d3044da03de15ffb98610dc3fd2048b";

export default node;
