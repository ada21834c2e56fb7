/**
 * @generated SignedSource<<31b539b602b19d7c9f3b11896e455f74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckInAnswer = "DONE" | "PARTLY" | "STUCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CheckInGrid_group$data = {
  readonly grid: ReadonlyArray<{
    readonly checkIns: ReadonlyArray<{
      readonly answer: CheckInAnswer;
      readonly needsHelp: boolean;
      readonly week: string;
    }> | null;
    readonly databaseId: number;
    readonly joinedAt: string;
    readonly user: {
      readonly name: string;
    };
  }>;
  readonly weeks: ReadonlyArray<string>;
  readonly " $fragmentType": "CheckInGrid_group";
};
export type CheckInGrid_group$key = {
  readonly " $data"?: CheckInGrid_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckInGrid_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckInGrid_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weeks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountabilityMember",
      "kind": "LinkedField",
      "name": "grid",
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
          "name": "joinedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CheckIn",
          "kind": "LinkedField",
          "name": "checkIns",
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
              "name": "answer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "needsHelp",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountabilityGroup",
  "abstractKey": null
};

(node as any).hash = "3668a905f9c029be2be67a9d721a16a2";

export default node;
