/**
 * @generated SignedSource<<15a083a2e4125f5d6e3e1ba3688dd240>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Role = "ADMIN" | "AFFILIATE" | "ASSISTANT_COACH" | "ASSISTANT_TEAM_LEAD" | "COACH" | "EXPERT" | "HEAD_COACH" | "MEMBER" | "NON_MEMBER" | "SUCCESS_MANAGER" | "TEAM_LEAD" | "TRIBE_TEAM_FA" | "TRIBE_TEAM_RO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type levelContent_level$data = {
  readonly archivedAt: string | null;
  readonly databaseId: number;
  readonly functionAccess: unknown;
  readonly key: string;
  readonly name: string;
  readonly pageAccess: unknown;
  readonly role: Role;
  readonly " $fragmentType": "levelContent_level";
};
export type levelContent_level$key = {
  readonly " $data"?: levelContent_level$data;
  readonly " $fragmentSpreads": FragmentRefs<"levelContent_level">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "levelContent_level"
};

(node as any).hash = "db1a02d619ad41f985135ddfb53d1f2c";

export default node;
