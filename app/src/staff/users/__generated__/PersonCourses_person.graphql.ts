/**
 * @generated SignedSource<<f3869794de38496e0ec1af90e95e6442>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonCourses_person$data = {
  readonly startedCourses: ReadonlyArray<{
    readonly courseId: number;
    readonly finishedLessons: number;
    readonly lastOpenedAt: string;
    readonly name: string;
    readonly totalLessons: number;
  }>;
  readonly " $fragmentType": "PersonCourses_person";
};
export type PersonCourses_person$key = {
  readonly " $data"?: PersonCourses_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonCourses_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonCourses_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StartedCourse",
      "kind": "LinkedField",
      "name": "startedCourses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courseId",
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
          "name": "lastOpenedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "10eb8b75dda357e9b3862f0ab63c1939";

export default node;
