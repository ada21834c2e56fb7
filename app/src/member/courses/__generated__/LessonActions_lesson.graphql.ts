/**
 * @generated SignedSource<<1713cd3822b3f89cbf487dd7ebd0e76a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonActions_lesson$data = {
  readonly course: {
    readonly databaseId: number;
  };
  readonly databaseId: number;
  readonly id: string;
  readonly isFinished: boolean;
  readonly next: {
    readonly databaseId: number;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"LessonRule_lesson">;
  readonly " $fragmentType": "LessonActions_lesson";
};
export type LessonActions_lesson$key = {
  readonly " $data"?: LessonActions_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonActions_lesson">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonActions_lesson",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFinished",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LessonRule_lesson"
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};
})();

(node as any).hash = "b516e5b7a0b1aa5e5d7c69fb3ebc005e";

export default node;
