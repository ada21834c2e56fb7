/**
 * @generated SignedSource<<cc0649ce5986443dd36fea174e1eabd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { RichText } from "@atlas/domain/richText";
import type { FragmentRefs } from "relay-runtime";
export type CourseAbout_course$data = {
  readonly descriptionTree: RichText;
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
      "name": "descriptionTree",
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "dbb12cf9db565c93facf4a477b63e5d6";

export default node;
