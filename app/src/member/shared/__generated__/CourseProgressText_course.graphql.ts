/**
 * @generated SignedSource<<3bcd36f37861090c30136651df7c1f1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseProgressText_course$data = {
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

(node as any).hash = "19540bdd5e1e4bbbb45c784cf7374e50";

export default node;
