/**
 * @generated SignedSource<<4a8929af8d8a81fcca277241c818e731>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonFileList_lesson$data = {
  readonly databaseId: number;
  readonly files: ReadonlyArray<{
    readonly bytes: number;
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
    readonly purpose: string;
  }>;
  readonly " $fragmentType": "LessonFileList_lesson";
};
export type LessonFileList_lesson$key = {
  readonly " $data"?: LessonFileList_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonFileList_lesson">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonFileList_lesson",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LessonFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purpose",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EditedLesson",
  "abstractKey": null
};
})();

(node as any).hash = "635212fcdf1b720edf0d991a7a196f9c";

export default node;
