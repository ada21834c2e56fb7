/**
 * @generated SignedSource<<ac9101f7d252209aa01c559e4be2e176>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { RichText } from "@atlas/domain/richText";
import type { FragmentRefs } from "relay-runtime";
export type MemberDay_task$data = {
  readonly bodyTree: RichText;
  readonly day: number;
  readonly points: number;
  readonly title: string;
  readonly " $fragmentType": "MemberDay_task";
};
export type MemberDay_task$key = {
  readonly " $data"?: MemberDay_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberDay_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberDay_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
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
      "name": "bodyTree",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    }
  ],
  "type": "ChallengeTask",
  "abstractKey": null
};

(node as any).hash = "6940ad8a11489655703d2935d74ccf00";

export default node;
