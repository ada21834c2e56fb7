/**
 * @generated SignedSource<<bb5e83fb3ec2a7522123a09785988f2d>>
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
      "args": [
        {
          "kind": "Literal",
          "name": "purpose",
          "value": "attachment"
        }
      ],
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
      "storageKey": "files(purpose:\"attachment\")"
    }
  ],
  "type": "LessonContent",
  "abstractKey": null
};

(node as any).hash = "f5165bc23075dbf764736491e4fd866c";

export default node;
