/**
 * @generated SignedSource<<64429b08fbe3391299573b84cceef59a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseCover_course$data = {
  readonly coverUrl: string | null;
  readonly databaseId: number;
  readonly " $fragmentType": "CourseCover_course";
};
export type CourseCover_course$key = {
  readonly " $data"?: CourseCover_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCover_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseCover_course",
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
      "name": "coverUrl",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "8ec745e1903109b653fcd88130616ed3";

export default node;
