/**
 * @generated SignedSource<<4d1751f8881f352ab59ea9952a5a9a32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LockReason = "ARCHIVED" | "EXPIRED" | "NOT_ENROLLED" | "NOT_STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CourseUnits_course$data = {
  readonly databaseId: number;
  readonly lock: {
    readonly reason: LockReason;
  } | null;
  readonly nextLesson: {
    readonly id: string;
  } | null;
  readonly units: ReadonlyArray<{
    readonly id: string;
    readonly lessons: ReadonlyArray<{
      readonly databaseId: number;
      readonly durationSeconds: number;
      readonly id: string;
      readonly isFinished: boolean;
      readonly name: string;
    }>;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CourseUnits_course";
};
export type CourseUnits_course$key = {
  readonly " $data"?: CourseUnits_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseUnits_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseUnits_course",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "nextLesson",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Unit",
      "kind": "LinkedField",
      "name": "units",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Lesson",
          "kind": "LinkedField",
          "name": "lessons",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationSeconds",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isFinished",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "3ee7fdd0f3763cb7af98ef43a32e1ea8";

export default node;
