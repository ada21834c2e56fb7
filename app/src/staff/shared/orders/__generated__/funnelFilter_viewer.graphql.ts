/**
 * @generated SignedSource<<4aaf2b8a131894455fed391e87c43cfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type funnelFilter_viewer$data = {
  readonly choices?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly databaseId: number;
        readonly name: string;
      };
    }>;
  };
  readonly " $fragmentType": "funnelFilter_viewer";
};
export type funnelFilter_viewer$key = {
  readonly " $data"?: funnelFilter_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"funnelFilter_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "funnelFilter_viewer"
};

(node as any).hash = "dabd2cb4c96b4161187834fa4b93ac24";

export default node;
