/**
 * @generated SignedSource<<c65348efc03d8e43eef8e256e906395e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseListItem_course$data = {
  readonly coverUrl: string | null;
  readonly databaseId: number;
  readonly lock: {
    readonly label: string;
  } | null;
  readonly name: string;
  readonly shortDescription: string;
  readonly " $fragmentSpreads": FragmentRefs<"CourseProgressText_course">;
  readonly " $fragmentType": "CourseListItem_course";
};
export type CourseListItem_course$key = {
  readonly " $data"?: CourseListItem_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseListItem_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CourseListItem_course",
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
      "name": "shortDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lock",
      "kind": "LinkedField",
      "name": "lock",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseProgressText_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "2704a53fa945819abffa16cc05385c00";

export default node;
