/**
 * @generated SignedSource<<1fb62c538652fa9c36dfbffe4ea4d846>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "AFFILIATE" | "ASSISTANT_COACH" | "ASSISTANT_TEAM_LEAD" | "COACH" | "EXPERT" | "HEAD_COACH" | "MEMBER" | "NON_MEMBER" | "SUCCESS_MANAGER" | "TEAM_LEAD" | "TRIBE_TEAM_FA" | "TRIBE_TEAM_RO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EditAccessLevelScreen_level$data = {
  readonly archivedAt: string | null;
  readonly databaseId: number;
  readonly functionAccess: unknown;
  readonly holders: number;
  readonly key: string;
  readonly name: string;
  readonly pageAccess: unknown;
  readonly revision: number;
  readonly role: Role;
  readonly " $fragmentType": "EditAccessLevelScreen_level";
};
export type EditAccessLevelScreen_level$key = {
  readonly " $data"?: EditAccessLevelScreen_level$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditAccessLevelScreen_level">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditAccessLevelScreen_level",
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
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
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
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageAccess",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "functionAccess",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archivedAt",
      "storageKey": null
    }
  ],
  "type": "AccessLevel",
  "abstractKey": null
};

(node as any).hash = "ccaeac6c2be1c46a21b21b909ebdf874";

export default node;
