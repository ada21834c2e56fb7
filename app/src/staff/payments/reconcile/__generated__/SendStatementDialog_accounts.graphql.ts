/**
 * @generated SignedSource<<e67bc4915341ec824da4bae4cf976262>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendStatementDialog_accounts$data = ReadonlyArray<{
  readonly name: string;
  readonly number: string;
  readonly platform: string;
  readonly " $fragmentType": "SendStatementDialog_accounts";
}>;
export type SendStatementDialog_accounts$key = ReadonlyArray<{
  readonly " $data"?: SendStatementDialog_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendStatementDialog_accounts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SendStatementDialog_accounts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "platform",
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
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "PayAccount",
  "abstractKey": null
};

(node as any).hash = "500c88c2dc200463983d7b71b4207c61";

export default node;
