/**
 * @generated SignedSource<<af2ee581d2d558f73f6e7e7da65cae29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FormFieldType = "CHOICE" | "DATE" | "FACEBOOK" | "FILE" | "LONG" | "MOBILE" | "MULTI" | "NUMBER" | "PESO" | "SCALE" | "SECTION" | "SHORT" | "%future added value";
export type FormFileKind = "ANY" | "DOCUMENTS" | "PICTURES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type formFieldOf_field$data = {
  readonly accept: FormFileKind | null;
  readonly hint: string | null;
  readonly key: string;
  readonly label: string;
  readonly options: ReadonlyArray<string>;
  readonly required: boolean;
  readonly showIf: {
    readonly equals: string;
    readonly key: string;
  } | null;
  readonly type: FormFieldType;
  readonly " $fragmentType": "formFieldOf_field";
};
export type formFieldOf_field$key = {
  readonly " $data"?: formFieldOf_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"formFieldOf_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "formFieldOf_field"
};

(node as any).hash = "713c7343182c1b22407b1d631a594639";

export default node;
