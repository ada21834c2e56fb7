/**
 * @generated SignedSource<<918933a34fd1c63097932ce6a80abe37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LessonRule_lesson$data = {
  readonly content: {
    readonly completionRule: string;
  } | null;
  readonly finishedAt: string | null;
  readonly isFinished: boolean;
  readonly " $fragmentType": "LessonRule_lesson";
};
export type LessonRule_lesson$key = {
  readonly " $data"?: LessonRule_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonRule_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonRule_lesson",
  "selections": [
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
      "name": "finishedAt",
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
          "kind": "ScalarField",
          "name": "completionRule",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};

(node as any).hash = "6dd48df9f703d02358fda568a52095c4";

export default node;
