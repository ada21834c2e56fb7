/**
 * @generated SignedSource<<2c30712a5e114cb0ee706a961b42a745>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckInAnswer = "DONE" | "PARTLY" | "STUCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReplyDialog_checkIn$data = {
  readonly answer: CheckInAnswer;
  readonly databaseId: number;
  readonly next: string;
  readonly reply: string | null;
  readonly week: string;
  readonly " $fragmentType": "ReplyDialog_checkIn";
};
export type ReplyDialog_checkIn$key = {
  readonly " $data"?: ReplyDialog_checkIn$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyDialog_checkIn">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplyDialog_checkIn",
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
      "name": "week",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "next",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reply",
      "storageKey": null
    }
  ],
  "type": "CheckIn",
  "abstractKey": null
};

(node as any).hash = "c97610004da21d130e472b80bc0cca2a";

export default node;
