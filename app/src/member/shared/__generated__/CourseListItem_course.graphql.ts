/**
 * @generated SignedSource<<79307145f3b2f0ddf18c59803b6ce426>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseListItem_course$data = {
  readonly databaseId: number;
  readonly lock: {
    readonly text: string;
  } | null;
  readonly name: string;
  readonly shortDescription: string;
  readonly " $fragmentSpreads": FragmentRefs<"CourseProgressText_course">;
  readonly " $fragmentType": "CourseListItem_course";
};
export type CourseListItem_course$key = {
  readonly " $data"?: CourseListItem_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseListItem_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseListItem_course",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lock",
      "kind": "LinkedField",
      "name": "lock",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseProgressText_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "1ddd77a9502409e2dc0bae8d15701a74";

export default node;
