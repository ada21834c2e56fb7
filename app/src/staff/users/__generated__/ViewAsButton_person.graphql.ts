/**
 * @generated SignedSource<<219d2083c534ee729fff137c9cffbfd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "AFFILIATE" | "ASSISTANT_COACH" | "ASSISTANT_TEAM_LEAD" | "COACH" | "EXPERT" | "HEAD_COACH" | "MEMBER" | "NON_MEMBER" | "SUCCESS_MANAGER" | "TEAM_LEAD" | "TRIBE_TEAM_FA" | "TRIBE_TEAM_RO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ViewAsButton_person$data = {
  readonly archivedAt: string | null;
  readonly databaseId: number;
  readonly firstName: string;
  readonly heldLevels: ReadonlyArray<{
    readonly accessLevel: {
      readonly role: Role;
    };
  }>;
  readonly name: string;
  readonly " $fragmentType": "ViewAsButton_person";
};
export type ViewAsButton_person$key = {
  readonly " $data"?: ViewAsButton_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewAsButton_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewAsButton_person",
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldLevel",
      "kind": "LinkedField",
      "name": "heldLevels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AccessLevel",
          "kind": "LinkedField",
          "name": "accessLevel",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "role",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "24bb3177806f8138af28c685d3480532";

export default node;
