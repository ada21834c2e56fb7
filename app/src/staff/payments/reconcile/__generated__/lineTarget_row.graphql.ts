/**
 * @generated SignedSource<<665642376ab16bad41fa9a9d089ab5b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lineTarget_row$data = {
  readonly target: {
    readonly due: number;
    readonly hasReceipt: boolean;
    readonly orderId: number | null;
    readonly payCode: string | null;
    readonly personName: string;
    readonly place: string | null;
    readonly userId: number | null;
  } | null;
  readonly " $fragmentType": "lineTarget_row";
};
export type lineTarget_row$key = {
  readonly " $data"?: lineTarget_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"lineTarget_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lineTarget_row"
};

(node as any).hash = "70fa09e71377ad0b9408cdef2832bd39";

export default node;
