/**
 * @generated SignedSource<<f6e18435b656addc7484dcf5b2502d11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeResume_course$data = {
  readonly coverUrl: string | null;
  readonly databaseId: number;
  readonly name: string;
  readonly nextLesson: {
    readonly databaseId: number;
    readonly durationSeconds: number;
    readonly name: string;
  } | null;
  readonly progress: {
    readonly finishedLessons: number;
    readonly percent: number;
    readonly totalLessons: number;
  };
  readonly " $fragmentType": "HomeResume_course";
};
export type HomeResume_course$key = {
  readonly " $data"?: HomeResume_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeResume_course">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeResume_course",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationSeconds",
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

(node as any).hash = "697e8f76ed8ace9149d222a174760a0b";

export default node;
