/**
 * @generated SignedSource<<e0b586634055e50c8de289906c408365>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeProgress_viewer$data = {
  readonly learning: {
    readonly finishedCourses: number;
    readonly finishedLessons: number;
    readonly openCourses: number;
    readonly totalCourses: number;
    readonly totalLessons: number;
  };
  readonly " $fragmentType": "HomeProgress_viewer";
};
export type HomeProgress_viewer$key = {
  readonly " $data"?: HomeProgress_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeProgress_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeProgress_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LearningTotals",
      "kind": "LinkedField",
      "name": "learning",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedLessons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalLessons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedCourses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCourses",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openCourses",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4a6032b30a0b0719c900f6687a4210b2";

export default node;
