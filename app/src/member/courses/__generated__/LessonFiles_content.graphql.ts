/**
 * @generated SignedSource<<8ecea3b6b6aa6eaff55cb2dc9be246a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonFiles_content$data = {
  readonly files: ReadonlyArray<{
    readonly bytes: number;
    readonly id: string;
    readonly name: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "LessonFiles_content";
};
export type LessonFiles_content$key = {
  readonly " $data"?: LessonFiles_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonFiles_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonFiles_content",
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
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LessonContent",
  "abstractKey": null
};

(node as any).hash = "10401d06d8bd292477e6ceb5b3f93011";

export default node;
