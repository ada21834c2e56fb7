/**
 * @generated SignedSource<<b693ad109a75a3a97514c1c4a94f3696>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutgoingPause_installation$data = {
  readonly backupAt: string;
  readonly pausedAt: string;
  readonly waitingMessages: number;
  readonly " $fragmentType": "OutgoingPause_installation";
};
export type OutgoingPause_installation$key = {
  readonly " $data"?: OutgoingPause_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutgoingPause_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutgoingPause_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "backupAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pausedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingMessages",
      "storageKey": null
    }
  ],
  "type": "Installation",
  "abstractKey": null
};

(node as any).hash = "aef4d5c42c550dc6b8acba8bd4e1f2df";

export default node;
