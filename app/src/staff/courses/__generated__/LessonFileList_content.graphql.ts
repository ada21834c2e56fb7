/**
 * @generated SignedSource<<588f9e7ebda0354bac48ff4e09dee797>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonFileList_content$data = {
  readonly files: ReadonlyArray<{
    readonly bytes: number;
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
    readonly purpose: string;
  }>;
  readonly " $fragmentType": "LessonFileList_content";
};
export type LessonFileList_content$key = {
  readonly " $data"?: LessonFileList_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonFileList_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonFileList_content",
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
  "type": "LessonContent",
  "abstractKey": null
};

(node as any).hash = "1c98900e05f33d071d7da53e8a49555d";

export default node;
