/**
 * @generated SignedSource<<0bddc16de9d603ba28675ce1cb6f8105>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseAbout_course$data = {
  readonly description: string;
  readonly " $fragmentType": "CourseAbout_course";
};
export type CourseAbout_course$key = {
  readonly " $data"?: CourseAbout_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseAbout_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseAbout_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "4c05b9373f4861c5f8feaaa44b7754bb";

export default node;
