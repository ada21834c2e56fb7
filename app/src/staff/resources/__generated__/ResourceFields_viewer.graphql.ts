/**
 * @generated SignedSource<<2f4b5fe0b1b8be016ef8f3537b3c7c18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResourceFields_viewer$data = {
  readonly resourceAudiences: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ResourceFields_viewer";
};
export type ResourceFields_viewer$key = {
  readonly " $data"?: ResourceFields_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResourceFields_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResourceFields_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ResourceAudience",
      "kind": "LinkedField",
      "name": "resourceAudiences",
      "plural": true,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b068233a809cdc05dbae9caa7d9bdab8";

export default node;
