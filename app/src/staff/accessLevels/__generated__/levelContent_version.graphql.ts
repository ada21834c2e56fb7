/**
 * @generated SignedSource<<01d95e4c5b5dfd3ffb08355205d1f412>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Role = "ADMIN" | "AFFILIATE" | "ASSISTANT_COACH" | "ASSISTANT_TEAM_LEAD" | "COACH" | "EXPERT" | "HEAD_COACH" | "MEMBER" | "NON_MEMBER" | "SUCCESS_MANAGER" | "TEAM_LEAD" | "TRIBE_TEAM_FA" | "TRIBE_TEAM_RO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type levelContent_version$data = {
  readonly functionAccess: unknown;
  readonly name: string;
  readonly pageAccess: unknown;
  readonly role: Role;
  readonly " $fragmentType": "levelContent_version";
};
export type levelContent_version$key = {
  readonly " $data"?: levelContent_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"levelContent_version">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "levelContent_version"
};

(node as any).hash = "72be404fae75e150be6bb6bffac7f4c2";

export default node;
