/**
 * @generated SignedSource<<e33d9cc023a9714734f97b107f634970>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenStatement_viewer$data = {
  readonly payAccounts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SendStatementDialog_accounts">;
  }>;
  readonly " $fragmentType": "OpenStatement_viewer";
};
export type OpenStatement_viewer$key = {
  readonly " $data"?: OpenStatement_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenStatement_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenStatement_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayAccount",
      "kind": "LinkedField",
      "name": "payAccounts",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SendStatementDialog_accounts"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6aefd01e7b67d66e3f465ac9ab3d431a";

export default node;
