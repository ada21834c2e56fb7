/**
 * @generated SignedSource<<676988de7f731982d171b6a829452237>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndoStatementButton_statement$data = {
  readonly counts: {
    readonly applied: number;
  };
  readonly databaseId: number;
  readonly fileName: string;
  readonly " $fragmentType": "UndoStatementButton_statement";
};
export type UndoStatementButton_statement$key = {
  readonly " $data"?: UndoStatementButton_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoStatementButton_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UndoStatementButton_statement",
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
      "kind": "ScalarField",
      "name": "fileName",
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
          "name": "applied",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statement",
  "abstractKey": null
};

(node as any).hash = "79723232ffd1d2b6401e52b9ed569390";

export default node;
