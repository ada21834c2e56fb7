/**
 * @generated SignedSource<<bbd70456e8247dc91c05c23b51eedb71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LessonType = "EMBED" | "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CourseOutline_course$data = {
  readonly units: ReadonlyArray<{
    readonly id: string;
    readonly lessons: ReadonlyArray<{
      readonly databaseId: number;
      readonly durationSeconds: number;
      readonly gap: string | null;
      readonly id: string;
      readonly name: string;
      readonly type: LessonType;
      readonly " $fragmentSpreads": FragmentRefs<"PublishedCell_item">;
    }>;
    readonly name: string;
    readonly shortDescription: string;
  }>;
  readonly " $fragmentType": "CourseOutline_course";
};
export type CourseOutline_course$key = {
  readonly " $data"?: CourseOutline_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseOutline_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "CourseOutline_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Unit",
      "kind": "LinkedField",
      "name": "units",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "concreteType": "Lesson",
          "kind": "LinkedField",
          "name": "lessons",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationSeconds",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PublishedCell_item"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "gap",
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

(node as any).hash = "ed62f06ac4223b219cee9330ebaf586a";

export default node;
