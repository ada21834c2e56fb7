/**
 * @generated SignedSource<<9fed28945b5b7c6e90cf9a026a6b0ab7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubgroupFields_viewer$data = {
  readonly peopleChoices: {
    readonly groups: ReadonlyArray<{
      readonly databaseId: number;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "SubgroupFields_viewer";
};
export type SubgroupFields_viewer$key = {
  readonly " $data"?: SubgroupFields_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubgroupFields_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubgroupFields_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PeopleChoices",
      "kind": "LinkedField",
      "name": "peopleChoices",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Group",
          "kind": "LinkedField",
          "name": "groups",
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9d61dffe9804a76ad480f89886c68ec8";

export default node;
