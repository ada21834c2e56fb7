/**
 * @generated SignedSource<<b7e6de759690803ff12cd3962540fc0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonFileList_lesson$data = {
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

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonFileList_lesson",
  "selections": [
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

(node as any).hash = "4f57815f83727c3edf18160bd11cb70d";

export default node;
