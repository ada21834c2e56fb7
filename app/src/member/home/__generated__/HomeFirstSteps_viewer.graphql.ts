/**
 * @generated SignedSource<<e8c265a4af5c816c03377f57d20e467d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FirstStepKey = "GROUP" | "LESSON" | "PROFILE" | "STAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeFirstSteps_viewer$data = {
  readonly firstSteps: ReadonlyArray<{
    readonly isDone: boolean;
    readonly key: FirstStepKey;
    readonly path: string;
    readonly text: string;
    readonly title: string;
  }> | null;
  readonly " $fragmentType": "HomeFirstSteps_viewer";
};
export type HomeFirstSteps_viewer$key = {
  readonly " $data"?: HomeFirstSteps_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeFirstSteps_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeFirstSteps_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FirstStep",
      "kind": "LinkedField",
      "name": "firstSteps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9956b8b466a200c7ada499c1299df062";

export default node;
