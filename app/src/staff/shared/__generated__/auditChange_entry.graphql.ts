/**
 * @generated SignedSource<<7947208562f63534bac220731ddeeb53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type auditChange_entry$data = {
  readonly action: string;
  readonly actor: {
    readonly databaseId: number;
    readonly name: string;
  } | null;
  readonly onBehalfOf: {
    readonly databaseId: number;
    readonly name: string;
  } | null;
  readonly subject: {
    readonly isGone: boolean;
    readonly name: string | null;
  };
  readonly subjectId: number | null;
  readonly subjectType: string;
  readonly " $fragmentType": "auditChange_entry";
};
export type auditChange_entry$key = {
  readonly " $data"?: auditChange_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"auditChange_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "auditChange_entry"
};

(node as any).hash = "72a79de6570cfb9672372a0d36920b69";

export default node;
