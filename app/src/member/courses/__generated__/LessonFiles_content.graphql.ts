/**
 * @generated SignedSource<<c096e6b50f571a08f3bba15d2a40c600>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LessonFiles_content$data = {
  readonly files: ReadonlyArray<{
    readonly bytes: number;
    readonly category: string;
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
          "name": "category",
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

(node as any).hash = "b24e8f3701888115c7ddeacef9f8819f";

export default node;
