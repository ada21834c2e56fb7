/**
 * @generated SignedSource<<072bacc0eb2418733e476c25a1baa4c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactDialog_group$data = {
  readonly chatLink: string | null;
  readonly databaseId: number;
  readonly meetingDay: number | null;
  readonly meetingTime: string | null;
  readonly revision: number;
  readonly " $fragmentType": "ContactDialog_group";
};
export type ContactDialog_group$key = {
  readonly " $data"?: ContactDialog_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactDialog_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactDialog_group",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meetingTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chatLink",
      "storageKey": null
    }
  ],
  "type": "AccountabilityGroup",
  "abstractKey": null
};

(node as any).hash = "7f10a52e9bdf68127827fae12d2675f1";

export default node;
