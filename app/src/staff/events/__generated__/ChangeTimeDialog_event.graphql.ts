/**
 * @generated SignedSource<<3e921f62ecc70a40867b07b4397596d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeTimeDialog_event$data = {
  readonly databaseId: number;
  readonly link: string | null;
  readonly place: string;
  readonly timeZone: string;
  readonly " $fragmentType": "ChangeTimeDialog_event";
};
export type ChangeTimeDialog_event$key = {
  readonly " $data"?: ChangeTimeDialog_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeTimeDialog_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeTimeDialog_event",
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
      "name": "timeZone",
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
    }
  ],
  "type": "Event",
  "abstractKey": null
};

(node as any).hash = "f26a5ef26dfba06c313305a5d54c3cad";

export default node;
