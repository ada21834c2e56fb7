/**
 * @generated SignedSource<<1f3e5ab6f25ba9732e60e82fd10f0959>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckInAnswer = "DONE" | "PARTLY" | "STUCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CheckInCard_checkIn$data = {
  readonly answer: CheckInAnswer;
  readonly needsHelp: boolean;
  readonly next: string;
  readonly " $fragmentType": "CheckInCard_checkIn";
};
export type CheckInCard_checkIn$key = {
  readonly " $data"?: CheckInCard_checkIn$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInCard_checkIn">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckInCard_checkIn",
  "selections": [
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
      "name": "needsHelp",
      "storageKey": null
    }
  ],
  "type": "CheckIn",
  "abstractKey": null
};

(node as any).hash = "54cfebd779b9c2daee2f845b1dc820db";

export default node;
