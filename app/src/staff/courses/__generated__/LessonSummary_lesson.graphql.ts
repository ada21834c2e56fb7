/**
 * @generated SignedSource<<43ce6b511f0c67c8edc83a07e91beaa9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LessonType = "EMBED" | "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LessonSummary_lesson$data = {
  readonly databaseId: number;
  readonly durationSeconds: number;
  readonly gap: string | null;
  readonly name: string;
  readonly type: LessonType;
  readonly " $fragmentType": "LessonSummary_lesson";
};
export type LessonSummary_lesson$key = {
  readonly " $data"?: LessonSummary_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"LessonSummary_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LessonSummary_lesson",
  "selections": [
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
      "name": "gap",
      "storageKey": null
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};

(node as any).hash = "af6e0a02f0277f6440b53a2a6fc03390";

export default node;
