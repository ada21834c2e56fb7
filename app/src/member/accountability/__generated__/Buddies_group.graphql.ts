/**
 * @generated SignedSource<<0dabba3c141e39f8ea631d54ad439840>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckInAnswer = "DONE" | "PARTLY" | "STUCK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Buddies_group$data = {
  readonly buddies: ReadonlyArray<{
    readonly databaseId: number;
    readonly thisWeek: {
      readonly answer: CheckInAnswer;
      readonly next: string;
    } | null;
    readonly user: {
      readonly name: string;
      readonly profileImage: string | null;
      readonly slug: string;
    };
  }>;
  readonly " $fragmentType": "Buddies_group";
};
export type Buddies_group$key = {
  readonly " $data"?: Buddies_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"Buddies_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Buddies_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountabilityMember",
      "kind": "LinkedField",
      "name": "buddies",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "profileImage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BuddyCheckIn",
          "kind": "LinkedField",
          "name": "thisWeek",
          "plural": false,
          "selections": [
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
              "name": "next",
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

(node as any).hash = "e0af7e5e4e3c9e164f71bae88341a612";

export default node;
