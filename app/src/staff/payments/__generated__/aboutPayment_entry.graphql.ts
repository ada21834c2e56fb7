/**
 * @generated SignedSource<<b8f2629558f2c34fed50d5df730511a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type aboutPayment_entry$data = {
  readonly invoice: {
    readonly number: string;
  };
  readonly place: string | null;
  readonly " $fragmentType": "aboutPayment_entry";
};
export type aboutPayment_entry$key = {
  readonly " $data"?: aboutPayment_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"aboutPayment_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "aboutPayment_entry"
};

(node as any).hash = "07f2b141fc4e7457d89bd0fdee81fd05";

export default node;
