/**
 * @generated SignedSource<<116a9d6d4c38d0419534f9ae8da824c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeTimeDialog_time$data = {
  readonly endsAt: string;
  readonly isCancelled: boolean;
  readonly link: string | null;
  readonly occursAt: string;
  readonly place: string;
  readonly reason: string;
  readonly recordingUrl: string | null;
  readonly revision: number;
  readonly startsAt: string;
  readonly " $fragmentType": "ChangeTimeDialog_time";
};
export type ChangeTimeDialog_time$key = {
  readonly " $data"?: ChangeTimeDialog_time$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeTimeDialog_time">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeTimeDialog_time",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "occursAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "place",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
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
      "name": "recordingUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "EventOccurrence",
  "abstractKey": null
};

(node as any).hash = "2dd0c7f71724a16d68c73fb565e4d801";

export default node;
