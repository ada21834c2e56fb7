/**
 * @generated SignedSource<<1858a09580f8ce14a098fdffafb87cab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnMapper_statement$data = {
  readonly databaseId: number;
  readonly headers: ReadonlyArray<string>;
  readonly sample: unknown | null;
  readonly " $fragmentType": "ColumnMapper_statement";
};
export type ColumnMapper_statement$key = {
  readonly " $data"?: ColumnMapper_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnMapper_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColumnMapper_statement",
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
      "name": "headers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sample",
      "storageKey": null
    }
  ],
  "type": "Statement",
  "abstractKey": null
};

(node as any).hash = "2307b42f777ceff0cf86c8dec18fe505";

export default node;
