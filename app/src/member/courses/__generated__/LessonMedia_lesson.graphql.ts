/**
 * @generated SignedSource<<82f063e5e1451594263787d97d0071d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LessonType = "EMBED" | "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LessonMedia_lesson$data = {
  readonly content: {
    readonly embedUrl: string | null;
    readonly videoEmbedUrl: string | null;
    readonly videoFile: {
      readonly url: string;
    } | null;
    readonly videoPageUrl: string | null;
  } | null;
  readonly dataBytes: number;
  readonly databaseId: number;
  readonly durationSeconds: number;
  readonly id: string;
  readonly isFinished: boolean;
  readonly name: string;
  readonly positionSeconds: number;
  readonly type: LessonType;
  readonly " $fragmentType": "LessonMedia_lesson";
};
export type LessonMedia_lesson$key = {
  readonly " $data"?: LessonMedia_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonMedia_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonMedia_lesson",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataBytes",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "positionSeconds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LessonContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LessonFile",
          "kind": "LinkedField",
          "name": "videoFile",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "videoEmbedUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "videoPageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "embedUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};

(node as any).hash = "cde18943dbe4bbabcad112a16d3d2a3e";

export default node;
