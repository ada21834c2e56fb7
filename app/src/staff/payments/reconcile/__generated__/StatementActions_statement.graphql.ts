/**
 * @generated SignedSource<<ceb8617c91896869c7fb7e21fa1a086a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementActions_statement$data = {
  readonly counts: {
    readonly exact: number;
    readonly exactAmount: number;
    readonly possible: number;
    readonly unmatched: number;
  };
  readonly databaseId: number;
  readonly " $fragmentType": "StatementActions_statement";
};
export type StatementActions_statement$key = {
  readonly " $data"?: StatementActions_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementActions_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementActions_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exact",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "possible",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unmatched",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exactAmount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statement",
  "abstractKey": null
};

(node as any).hash = "22cf64a2c168d05c4b7407d55c458075";

export default node;
