/**
 * @generated SignedSource<<f4ac2234268e7b15b63aa6a6883a4775>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayLinkDialog_entry$data = {
  readonly databaseId: number;
  readonly due: number;
  readonly hasPayLink: boolean;
  readonly id: string;
  readonly " $fragmentType": "PayLinkDialog_entry";
};
export type PayLinkDialog_entry$key = {
  readonly " $data"?: PayLinkDialog_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayLinkDialog_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayLinkDialog_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "due",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPayLink",
      "storageKey": null
    }
  ],
  "type": "ScheduleEntry",
  "abstractKey": null
};

(node as any).hash = "ac6361558096396d14769d27b71e23ca";

export default node;
