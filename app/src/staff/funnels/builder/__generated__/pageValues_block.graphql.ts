/**
 * @generated SignedSource<<b08919c3c25944461977417f9ff91c35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PageBlockKind = "BULLETS" | "BUTTON" | "COUNTDOWN" | "FAQ" | "FOOTER" | "HERO" | "IMAGE" | "OPT_IN" | "PRICE" | "SCHEDULE" | "STORY" | "TESTIMONIALS" | "TEXT" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type pageValues_block$data = {
  readonly isHidden: boolean;
  readonly key: string;
  readonly kind: PageBlockKind;
  readonly props: unknown;
  readonly " $fragmentType": "pageValues_block";
};
export type pageValues_block$key = {
  readonly " $data"?: pageValues_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageValues_block">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pageValues_block"
};

(node as any).hash = "b2c4ce22a4b56321e354c197cd338ee3";

export default node;
