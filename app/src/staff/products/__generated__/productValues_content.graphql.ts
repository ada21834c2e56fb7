/**
 * @generated SignedSource<<6166391a4f7286216b0b4aa2aaa0a6f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ProductContentKind = "COURSE" | "EVENT" | "RESOURCE" | "%future added value";
export type Publication = "DRAFT" | "PUBLISHED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type productValues_content$data = {
  readonly archivedAt: string | null;
  readonly databaseId: number;
  readonly kind: ProductContentKind;
  readonly name: string;
  readonly publication: Publication;
  readonly " $fragmentType": "productValues_content";
};
export type productValues_content$key = {
  readonly " $data"?: productValues_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"productValues_content">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productValues_content"
};

(node as any).hash = "e5bc353022a062c93e996c9b0327d4d9";

export default node;
