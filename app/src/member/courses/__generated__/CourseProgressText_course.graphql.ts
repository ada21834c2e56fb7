/**
 * @generated SignedSource<<316e2026561a1002661a6cf16d3568b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseProgressText_course$data = {
  readonly id: string;
  readonly progress: {
    readonly finishedLessons: number;
    readonly percent: number;
    readonly secondsLeft: number;
    readonly totalLessons: number;
  };
  readonly " $fragmentType": "CourseProgressText_course";
};
export type CourseProgressText_course$key = {
  readonly " $data"?: CourseProgressText_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseProgressText_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseProgressText_course",
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
      "concreteType": "CourseProgress",
      "kind": "LinkedField",
      "name": "progress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedLessons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalLessons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secondsLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "d2d6b5e554bf77a43ee5d31466e35007";

export default node;
