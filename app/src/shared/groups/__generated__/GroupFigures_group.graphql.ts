/**
 * @generated SignedSource<<a91473cae853888e3e1028f78b448c01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupFigures_group$data = {
  readonly activity: ReadonlyArray<{
    readonly active: number;
    readonly week: string;
  }>;
  readonly memberCount: number;
  readonly stageMix: ReadonlyArray<{
    readonly members: number;
    readonly stage: {
      readonly databaseId: number;
      readonly name: string;
      readonly number: number;
    };
  }>;
  readonly " $fragmentType": "GroupFigures_group";
};
export type GroupFigures_group$key = {
  readonly " $data"?: GroupFigures_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFigures_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupFigures_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupStage",
      "kind": "LinkedField",
      "name": "stageMix",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "members",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Stage",
          "kind": "LinkedField",
          "name": "stage",
          "plural": false,
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
              "name": "number",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActiveWeek",
      "kind": "LinkedField",
      "name": "activity",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "week",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "efa2df44fe257f50f956f6d52be28e46";

export default node;
