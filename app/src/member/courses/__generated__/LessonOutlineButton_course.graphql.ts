/**
 * @generated SignedSource<<34e1d06a24160ca2068c676b7a74545d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonOutlineButton_course$data = {
  readonly databaseId: number;
  readonly name: string;
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
  readonly " $fragmentType": "LessonOutlineButton_course";
};
export type LessonOutlineButton_course$key = {
  readonly " $data"?: LessonOutlineButton_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonOutlineButton_course">;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonOutlineButton_course",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Unit",
      "kind": "LinkedField",
      "name": "units",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Lesson",
          "kind": "LinkedField",
          "name": "lessons",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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

(node as any).hash = "e9866a75a4783894de1224b6cfa1fa3b";

export default node;
